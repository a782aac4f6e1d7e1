import Testing
import TraceCore

@testable import TraceFormats

@Suite struct RuleScopeTests {
  private static let everywhere: Set = [
    "location", "previousLocation", "start", "bounds", "frame", "isTouchInside", "wasTouchInside",
    "isTracking", "isEnabled", "tapCount", "moves", "duration",
  ]

  struct Row: CustomTestStringConvertible, Sendable {
    let owner: RuleScope.Owner
    let key: RuleScope.Key

    /// What there is beside the names of every scope.
    let names: Set<String>

    var testDescription: String { "\(key) of a \(owner)" }

    init(_ owner: RuleScope.Owner, _ key: RuleScope.Key, _ names: Set<String>) {
      self.owner = owner
      self.key = key
      self.names = names
    }
  }

  private static let valueNames: Set = ["value", "minimumValue", "maximumValue"]
  private static let recognizerNames: Set = [
    "translation", "velocity", "scale", "rotation", "numberOfTouches", "view", "touchedView",
  ]
  private static let gestureNames: Set = ["gesture", "gestureClass", "numberOfTapsRequired"]

  @Test(arguments: [
    Row(.view, .pointInside, ["super"]),
    Row(.control, .beginTracking, ["super"]),
    Row(.control, .continueTracking, ["super"]),
    Row(.control, .watch, []),
    Row(.valueControl, .watch, valueNames),
    Row(.slider, .watch, valueNames.union(["thumb", "track"])),
    Row(.slider, .continueTracking, valueNames.union(["thumb", "track", "super"])),
    Row(.view, .gestureRecognizerShouldBegin, gestureNames.union(["super"])),
    Row(.recognizer, .shouldBegin, recognizerNames),
    Row(.recognizer, .shouldReceive, recognizerNames),
    Row(.recognizer, .watch, recognizerNames),
  ])
  func hasNames(_ row: Row) {
    let scope = RuleScope(owner: row.owner, key: row.key)
    #expect(Set(scope.knownNames) == Self.everywhere.union(row.names))
    #expect(scope.knownNames.count == Set(scope.knownNames).count)
  }

  @Test(arguments: RuleName.all)
  func readsEachName(_ name: RuleName) throws {
    let key: RuleScope.Key = name == .callSuper ? .beginTracking : .watch
    let owners: [RuleScope.Owner] = [.slider, .recognizer]
    let scopes =
      owners.map { RuleScope(owner: $0, key: key) }
      + [RuleScope(owner: .view, key: .gestureRecognizerShouldBegin)]
    let scope = try #require(scopes.first { $0.names.contains(name) })
    let context = FixedContext()
    let expected: RuleValue =
      switch name {
      case .bool(let flag): .bool(context.bool(flag))
      case .number(let measure): .number(context.number(measure))
      case .string(let word): .string(context.string(word))
      case .point(let place): .point(context.point(place))
      case .rect(let area): .rect(context.rect(area))
      case .callSuper: .bool(true)
      }
    #expect(try Rule.result(of: name.text, in: scope) == .value(expected))
    #expect(expected.type == name.type)
  }

  @Test func isThatOfTheView() {
    #expect(RuleScope.Owner(View(id: "a")) == .view)
    #expect(RuleScope.Owner(ScrollView(id: "a")) == .view)
    #expect(RuleScope.Owner(Button(id: "a")) == .control)
    #expect(RuleScope.Owner(Switch(id: "a")) == .control)
    #expect(RuleScope.Owner(Stepper(id: "a")) == .valueControl)
    #expect(RuleScope.Owner(Slider(id: "a")) == .slider)
  }

  private static let strangers = [
    Row(.control, .watch, ["super"]), Row(.recognizer, .shouldBegin, ["super"]),
    Row(.control, .beginTracking, ["value", "thumb", "translation", "gesture", "touchedView"]),
    Row(.valueControl, .beginTracking, ["thumb", "track", "scale"]),
    Row(.view, .pointInside, ["value", "gestureClass", "view"]),
    Row(.recognizer, .watch, ["value", "gesture", "numberOfTapsRequired"]),
  ]

  @Test(
    arguments: strangers.flatMap { row in
      row.names.sorted().map { Row(row.owner, row.key, [$0]) }
    })
  func doesNotKnowOtherNames(_ row: Row) throws {
    let scope = RuleScope(owner: row.owner, key: row.key)
    let name = try #require(row.names.first)
    let mistake = #expect(throws: Mistake.self) {
      try Rule(name, gives: nil, scope: scope)
    }
    let expected = Problem.unknownWord(kind: "name", name, among: scope.knownNames)
    #expect(mistake == Mistake(at: 0, expected))
  }
}
