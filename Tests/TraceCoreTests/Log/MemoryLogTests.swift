import Testing
import TraceCore

/// Which lines a log keeps.
@Suite struct MemoryLogTests {
  private static func lines(_ categories: LogCategories) throws -> [MemoryLog.Line] {
    let window = Window(size: Size(width: 375, height: 667))
    let card = View(id: "card", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let button = StrictBoundsButton(
      id: "button", frame: Rect(x: 100, y: 100, width: 120, height: 44))
    button.addTarget(nil, action: "save", for: .allTouchEvents)
    window.addSubview(card)
    card.addSubview(button)
    let log = MemoryLog(categories: categories)
    let session = Session(
      windows: [window], changes: [.interrupt(at: 5), .remove(button, at: 6)], sink: log)
    try session.play(
      TouchScript.slowly(
        .down(at: 160, 122), .move(to: 160, 160), .move(to: 160, 130), .up(),
        .down(at: 10, 10), .move(to: 11, 10), .up(), .wait(1), .down(at: 160, 122)
      ).samples)
    session.finish()
    return log.lines
  }

  /// The categories that lines of this engine have; recognizers have the one left out.
  static let categories = LogCategory.allCases.filter { $0 != .gesture }

  @Test(arguments: categories)
  func aCategoryAloneIsWhatTheWholeLogHasOfIt(_ category: LogCategory) throws {
    let whole = try Self.lines(.all).filter { $0.entry.event.category == category }
    #expect(try Self.lines(LogCategories(category)) == whole)
    #expect(!whole.isEmpty)
  }

  @Test(arguments: categories)
  func withoutACategoryTheOthersStayAsTheyAre(_ category: LogCategory) throws {
    let rest = try Self.lines(.all).filter { $0.entry.event.category != category }
    #expect(try Self.lines(LogCategories.all.subtracting(LogCategories(category))) == rest)
  }

  @Test func withoutCategoriesNothingIsKept() throws {
    #expect(try Self.lines([]).isEmpty)
  }

  @Test func theStandardCategories() {
    let standard = LogCategory.allCases.filter { LogCategories.standard.contains(.init($0)) }
    #expect(standard == [.touches, .tracking, .event, .action, .gesture, .system])
    #expect(LogCategory.allCases.allSatisfy { LogCategories.all.contains(.init($0)) })
  }

  @Test func resultsAreFilledInOnTheLineOfTheirCall() throws {
    let lines = try Self.lines([.tracking, .hit])
    let results = lines.filter { $0.result != nil }.count
    let calls = lines.filter { line in
      switch line.entry.event {
      case .hitTest, .pointInside, .tracking(.beginTracking), .tracking(.continueTracking): true
      default: false
      }
    }
    #expect(results == calls.count)
    #expect(calls.allSatisfy { $0.result != nil })
  }

  @Test func timesAreWholeMicroseconds() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let log = MemoryLog(categories: .touches)
    let window = Window(size: Size(width: 375, height: 667))
    window.addSubview(view)
    let session = Session(windows: [window], sink: log)
    try session.play(
      TouchSample(time: Instant(seconds: 0.016_666_7), phase: .began, location: Point(x: 1, y: 1)))
    session.finish()
    #expect(log.lines.map(\.entry.time.microseconds) == [16_667])
  }
}
