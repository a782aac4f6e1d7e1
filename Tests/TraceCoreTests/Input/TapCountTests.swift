import Testing
import TraceCore

/// Which presses belong together.
@Suite struct TapCountTests {
  /// Remembers each touch's tap count at its begin and its end.
  final class Counter: View {
    var begins: [Int] = []
    var ends: [Int] = []

    override func touchesBegan(_ touches: [Touch], with event: Event?) {
      begins += touches.map(\.tapCount)
    }

    override func touchesEnded(_ touches: [Touch], with event: Event?) {
      ends += touches.map(\.tapCount)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let script: TouchScript
    let begins: [Int]
    var ends: [Int]?

    var testDescription: String { name }
  }

  static let interval = UIKitConstants.Tap.interval.seconds
  static let duration = UIKitConstants.Tap.maximumDuration.seconds
  static let reach = UIKitConstants.Tap.allowableMovement
  static let microsecond = 0.000_001

  private static func twice(gap: Double = 0.1, atX x: Double = 100, atY y: Double = 100)
    -> TouchScript
  {
    [
      .down(at: 100, 100), .wait(0.05), .up(), .wait(gap),
      .down(at: x, y), .wait(0.05), .up(),
    ]
  }

  private static func play(_ script: TouchScript) throws -> Counter {
    let counter = Counter(id: "counter", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    counter.isMultipleTouchEnabled = true
    try Rig(counter).play(script)
    return counter
  }

  @Test func theNumbers() {
    #expect(UIKitConstants.Tap.interval == .milliseconds(350))
    #expect(UIKitConstants.Tap.maximumDuration == .milliseconds(750))
    #expect(UIKitConstants.Tap.allowableMovement == 45)
  }

  @Test(arguments: [
    Row(name: "one tap", script: .taps(1, at: 100, 100), begins: [1]),
    Row(name: "four taps", script: .taps(4, at: 100, 100), begins: [1, 2, 3, 4]),
    Row(name: "gap at the limit", script: twice(gap: interval), begins: [1, 2]),
    Row(name: "gap beyond the limit", script: twice(gap: interval + microsecond), begins: [1, 1]),
    Row(name: "no gap at all", script: twice(gap: 0), begins: [1, 2]),
    Row(name: "below the reach in x", script: twice(atX: 100 + reach - 0.01), begins: [1, 2]),
    Row(name: "at the reach in x", script: twice(atX: 100 + reach), begins: [1, 1]),
    Row(name: "below the reach in y", script: twice(atY: 100 - reach + 0.01), begins: [1, 2]),
    Row(name: "at the reach in y", script: twice(atY: 100 - reach), begins: [1, 1]),
    Row(
      name: "below on each axis, beyond as the crow flies", script: twice(atX: 140, atY: 140),
      begins: [1, 2]),
  ])
  func ofTheNextPress(_ row: Row) throws {
    #expect(try Self.play(row.script).begins == row.begins)
  }

  @Test func theReachIsMeasuredFromTheSeriesBegin() throws {
    let counter = try Self.play([
      .down(at: 100, 100), .wait(0.05), .up(), .wait(0.1),
      .down(at: 130, 100), .wait(0.05), .up(), .wait(0.1),
      .down(at: 160, 100), .wait(0.05), .up(),
    ])
    #expect(counter.begins == [1, 2, 1])
  }

  @Test func theReachIsMeasuredFromTheBeginAndNotFromTheLift() throws {
    let counter = try Self.play([
      .down(at: 100, 100), .wait(0.05), .move(to: 140, 100), .wait(0.05), .up(), .wait(0.1),
      .down(at: 60, 100), .wait(0.05), .up(),
    ])
    #expect(counter.begins == [1, 2])
  }

  @Test(arguments: [
    Row(
      name: "held up to the limit",
      script: [
        .down(at: 100, 100), .wait(duration), .up(), .wait(0.1), .down(at: 100, 100), .wait(0.05),
        .up(),
      ],
      begins: [1, 2], ends: [1, 2]),
    Row(
      name: "held beyond the limit",
      script: [
        .down(at: 100, 100), .wait(duration + microsecond), .up(), .wait(0.1),
        .down(at: 100, 100), .wait(0.05), .up(),
      ],
      begins: [1, 1], ends: [0, 1]),
    Row(
      name: "moved below the reach",
      script: [
        .down(at: 100, 100), .wait(0.1), .move(to: 100, 100 + reach - 0.01), .wait(0.1), .up(),
        .wait(0.1), .down(at: 100, 100), .wait(0.05), .up(),
      ],
      begins: [1, 2], ends: [1, 2]),
    Row(
      name: "moved to the reach in y",
      script: [
        .down(at: 100, 100), .wait(0.1), .move(to: 100, 100 + reach), .wait(0.1), .up(),
        .wait(0.1), .down(at: 100, 100), .wait(0.05), .up(),
      ],
      begins: [1, 1], ends: [0, 1]),
    Row(
      name: "moved to the reach in x and back",
      script: [
        .down(at: 100, 100), .wait(0.1), .move(to: 100 - reach, 100), .wait(0.1),
        .move(to: 100, 100), .wait(0.1), .up(), .wait(0.1), .down(at: 100, 100), .wait(0.05),
        .up(),
      ],
      begins: [1, 1], ends: [0, 1]),
    Row(
      name: "moved 40 on both axes",
      script: [.down(at: 100, 100), .wait(0.1), .move(to: 140, 140), .wait(0.1), .up()],
      begins: [1], ends: [1]),
    Row(
      name: "lifted at the reach without a move",
      script: [.down(at: 100, 100), .wait(0.1), .up(at: 100 + reach, 100)],
      begins: [1], ends: [0]),
    Row(
      name: "out and back in moves of one time, of which the last counts",
      script: [
        .down(at: 100, 100), .wait(0.1), .move(to: 100 + reach, 100), .move(to: 101, 100),
        .wait(0.1), .up(),
      ],
      begins: [1], ends: [1]),
    Row(
      name: "the second of a double tap is dragged",
      script: [
        .down(at: 100, 100), .wait(0.05), .up(), .wait(0.1), .down(at: 100, 100), .wait(0.05),
        .move(to: 200, 100), .wait(0.05), .up(), .wait(0.1), .down(at: 100, 100), .wait(0.05),
        .up(),
      ],
      begins: [1, 2, 2], ends: [1, 0, 2]),
  ])
  func ofATouchThatIsNoTap(_ row: Row) throws {
    let counter = try Self.play(row.script)
    #expect(counter.begins == row.begins)
    #expect(counter.ends == row.ends)
  }

  @Test func aStationarySampleBeyondTheLimitChangesNothingByItself() throws {
    let counter = try Self.play([
      .down(at: 100, 100), .wait(0.5), .stay(at: 300, 300), .wait(0.2), .up(at: 100, 100),
    ])
    #expect(counter.ends == [1])
  }

  @Test func aCancelledTouchIsNoTap() throws {
    let counter = try Self.play([
      .down(at: 100, 100), .wait(0.05), .cancel(), .wait(0.1), .down(at: 100, 100), .wait(0.05),
      .up(),
    ])
    #expect(counter.begins == [1, 1])
  }

  /// A series of two at x = 140, then one at 90; `x` is within reach of both.
  private func countOfAPress(atX x: Double) throws -> Int? {
    try Self.play([
      .down(at: 140, 100), .wait(0.02), .up(), .wait(0.02),
      .down(at: 140, 100), .wait(0.02), .up(), .wait(0.02),
      .down(at: 90, 100), .wait(0.02), .up(), .wait(0.02),
      .down(at: x, 100), .wait(0.02), .up(),
    ]).begins.last
  }

  @Test func ofSeveralSeriesTheNearestGoesOn() throws {
    #expect(try countOfAPress(atX: 120) == 3)
    #expect(try countOfAPress(atX: 110) == 2)
  }

  @Test func twoFingersTapTogether() throws {
    let once: [TouchStep] = [
      .down(1, at: 100, 100), .down(2, at: 130, 100), .wait(0.05), .up(1), .up(2), .wait(0.1),
    ]
    let counter = try Self.play(TouchScript(once + once + once))
    #expect(counter.begins == [1, 1, 2, 2, 3, 3])
  }

  @Test func aPressWhileTheFirstFingerIsStillDownBeginsAnew() throws {
    let counter = try Self.play([
      .down(1, at: 100, 100), .wait(0.05), .down(2, at: 101, 100), .wait(0.05), .up(1), .up(2),
    ])
    #expect(counter.begins == [1, 1])
  }

  @Test func theSeriesGoesOnInAnotherView() throws {
    let left = Counter(id: "left", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let right = Counter(id: "right", frame: Rect(x: 100, y: 0, width: 100, height: 100))
    try Rig(left, right).play([
      .down(at: 90, 50), .wait(0.05), .up(), .wait(0.1), .down(at: 110, 50), .wait(0.05), .up(),
    ])
    #expect(left.begins == [1])
    #expect(right.begins == [2])
  }

  // MARK: Recorded counts

  @Test func aRecordedCountIsTaken() throws {
    let counter = try Self.play([.down(at: 100, 100, taps: 3), .wait(0.05), .up()])
    #expect(counter.begins == [3])
    #expect(counter.ends == [3])
  }

  @Test func aCountIsContinuedFromARecordedOne() throws {
    let counter = try Self.play([
      .down(at: 100, 100, taps: 5), .wait(0.05), .up(), .wait(0.1), .down(at: 100, 100),
      .wait(0.05), .up(),
    ])
    #expect(counter.begins == [5, 6])
  }

  @Test func aCountRecordedAtTheLiftIsTakenThere() throws {
    let counter = try Self.play([
      .down(at: 100, 100), .wait(0.05), .up(at: 100, 100, taps: 0), .wait(0.1),
      .down(at: 100, 100), .wait(0.05), .up(),
    ])
    #expect(counter.begins == [1, 1])
    #expect(counter.ends == [0, 1])
  }

  // MARK: In the log

  @Test func theLogShowsCountsFromTwoOnAtBeginAndEnd() throws {
    let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))
    let log = try Rig(view, showing: [.touches, .chain]).play([
      .down(at: 10, 10), .wait(0.05), .up(), .wait(0.05),
      .down(at: 10, 10), .wait(0.05), .move(to: 11, 10), .wait(0.05), .up(),
    ])
    #expect(
      log == [
        "view touchesBegan 1@10,10",
        "  window touchesBegan 1@10,10 from=view",
        "    application touchesBegan 1@10,10 from=window",
        "view touchesEnded 1@10,10",
        "  window touchesEnded 1@10,10 from=view",
        "    application touchesEnded 1@10,10 from=window",
        "view touchesBegan 1@10,10 taps=2",
        "  window touchesBegan 1@10,10 taps=2 from=view",
        "    application touchesBegan 1@10,10 taps=2 from=window",
        "view touchesMoved 1@11,10",
        "  window touchesMoved 1@11,10 from=view",
        "    application touchesMoved 1@11,10 from=window",
        "view touchesEnded 1@11,10 taps=2",
        "  window touchesEnded 1@11,10 taps=2 from=view",
        "    application touchesEnded 1@11,10 taps=2 from=window",
      ])
  }
}
