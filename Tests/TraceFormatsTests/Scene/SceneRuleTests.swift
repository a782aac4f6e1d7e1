import Testing
import TraceCore

@testable import TraceFormats

/// The rules of views and controls, each under its key.
@Suite struct SceneRuleTests {
  /// The log of touches on a control of this class at 100, 100 with these keys.
  private func log(
    of samples: [TouchSample], on type: String = "UIControl", _ keys: String,
    changes: String = "[]", showing shown: LogCategories = .tracking
  ) throws -> [String] {
    try SceneReading.log(
      of: samples,
      in: SceneReading.views(
        #"{"id": "knob", "class": "\#(type)", "frame": [100, 100, 200, 40], \#(keys)}"#),
      changes: changes, showing: shown)
  }

  private static let press: [TouchSample] = [.at(0, .began, 110, 110)]

  @Test(arguments: [
    ("true", "true"), ("false", "false"), (#""true""#, "true"), (#""location.x > 10""#, "false"),
    (#""location.x >= 10 && location.y == 10""#, "true"), (#""start.x == location.x""#, "true"),
    (#""previousLocation.x == location.x && duration == 0 && moves == 0""#, "true"),
    (#""tapCount == 1 && isTouchInside && wasTouchInside""#, "true"),
    (#""isTracking""#, "false"), (#""isEnabled""#, "true"), (#""super""#, "true"),
    (#""bounds.width == 200 && frame.minX == 100""#, "true"), (#""self.isEnabled""#, "true"),
  ])
  func beginTracking(_ rule: String, _ answer: String) throws {
    let log = try log(of: Self.press, #""beginTracking": \#(rule)"#)
    #expect(log == ["0.000 knob beginTracking touch=1 at=10,10 -> \(answer)"])
  }

  @Test func continueTracking() throws {
    let log = try log(
      of: [
        .at(0, .began, 110, 110), .at(100, .moved, 150, 110), .at(200, .moved, 150, 230),
        .at(300, .moved, 150, 231),
      ], #""continueTracking": "abs(location.y - bounds.midY) <= 110""#)
    #expect(
      log == [
        "0.000 knob beginTracking touch=1 at=10,10 -> true",
        "0.100 knob continueTracking touch=1 at=50,10 -> true",
        "0.200 knob continueTracking touch=1 at=50,130 -> true",
        "0.300 knob continueTracking touch=1 at=50,131 -> false",
        "0.300 knob endTracking touch=1 at=50,131",
      ])
  }

  /// "`moves` (calls of continueTracking for this touch, this one included), `duration`".
  @Test func whatAContinueTrackingKnows() throws {
    let log = try log(
      of: [
        .at(0, .began, 110, 110), .at(100, .moved, 120, 110), .at(250, .moved, 130, 160),
        .at(300, .ended, 130, 110),
      ],
      """
      "watch": {"n": "moves", "t": "duration", "from": "start", "was": "previousLocation",
        "in": "isTouchInside", "wasIn": "wasTouchInside", "on": "isTracking"}
      """)
    #expect(
      log == [
        """
        0.000 knob beginTracking touch=1 at=10,10 n=0 t=0 from=10,10 was=10,10 in=true wasIn=true \
        on=false -> true
        """,
        """
        0.100 knob continueTracking touch=1 at=20,10 n=1 t=0.1 from=10,10 was=10,10 in=true \
        wasIn=true on=true -> true
        """,
        """
        0.250 knob continueTracking touch=1 at=30,60 n=2 t=0.25 from=10,10 was=20,10 in=false \
        wasIn=true on=true -> true
        """,
        """
        0.300 knob endTracking touch=1 at=30,10 n=2 t=0.3 from=10,10 was=30,60 in=true \
        wasIn=false on=false
        """,
      ])
  }

  @Test func aNewTouchCountsAnew() throws {
    let log = try log(
      of: [.at(0, .began, 110, 110), .at(100, .moved, 120, 110), .at(200, .ended, 120, 110)]
        + [.at(1000, .began, 110, 110), .at(1100, .moved, 130, 110)],
      #""watch": {"n": "moves", "t": "duration"}"#)
    #expect(log.last == "1.100 knob continueTracking touch=1 at=30,10 n=1 t=0.1 -> true")
  }

  /// "a slider moves its value only when `super` is evaluated".
  @Test func superIsTheClasssOwn() throws {
    let samples: [TouchSample] = [
      .at(0, .began, 115, 110), .at(100, .moved, 165, 110), .at(200, .moved, 165, 300),
    ]
    let log = try log(
      of: samples, on: "UISlider",
      #""continueTracking": "abs(location.y) < 100 ? super : true", "watch": {"v": "value"}"#,
      showing: [.tracking, .event])
    #expect(
      log == [
        "0.000 knob beginTracking touch=1 at=15,10 v=0 -> true", "0.000 knob touchDown",
        "0.100 knob continueTracking touch=1 at=65,10 v=0.296 -> true",
        "0.100 knob valueChanged", "0.100 knob touchDragInside",
        "0.200 knob continueTracking touch=1 at=65,200 v=0.296 -> true",
        "0.200 knob touchDragExit outside=160", "0.200 knob touchDragOutside outside=160",
      ])
  }

  @Test func superIsCalledOnceHoweverOftenItIsNamed() throws {
    let log = try log(
      of: [.at(0, .began, 115, 110), .at(100, .moved, 165, 110)], on: "UISlider",
      #""continueTracking": "super && super && super""#, showing: .event)
    #expect(
      log == ["0.000 knob touchDown", "0.100 knob valueChanged", "0.100 knob touchDragInside"])
  }

  @Test func superOfAStockControlRefuses() throws {
    let log = try log(
      of: [.at(0, .began, 250, 110)], on: "UISlider", #""beginTracking": "super || value > 0""#)
    #expect(log == ["0.000 knob beginTracking touch=1 at=150,10 -> false"])
  }

  @Test func aSlidersNames() throws {
    let log = try log(
      of: [.at(0, .began, 250, 110)], on: "UISlider",
      #"""
      "value": 15, "minimumValue": 10, "maximumValue": 20,
      "beginTracking": "thumb.insetBy(dx: -100, dy: 0).contains(location) && value == 15",
      "watch": {"thumb": "thumb.minX", "track": "track.width", "max": "maximumValue",
        "min": "minimumValue"}
      """#)
    #expect(
      log == [
        """
        0.000 knob beginTracking touch=1 at=150,10 thumb=84.5 track=200 max=20 min=10 -> true
        """
      ])
  }

  @Test func aSteppersNames() throws {
    let log = try log(
      of: Self.press, on: "UIStepper", #""beginTracking": "value < maximumValue", "value": 100"#)
    #expect(log == ["0.000 knob beginTracking touch=1 at=10,10 -> false"])
  }

  // MARK: State

  @Test func aRuleReadsTheStateAndAChangeSetsIt() throws {
    let log = try log(
      of: .tap(110, 110) + .tap(110, 110, at: 1000),
      #"""
      "state": {"isEditing": false, "mode": "draw", "limit": 5},
      "beginTracking": "isEditing && mode == \"erase\" && limit > 7"
      """#,
      changes: """
        [{"time": 0.5, "set": "knob.state.isEditing", "to": true},
         {"time": 0.5, "set": "knob.state.mode", "to": "erase"},
         {"time": 0.6, "set": "knob.state.limit", "to": 7.5}]
        """, showing: [.tracking, .system])
    #expect(
      log == [
        "0.000 knob beginTracking touch=1 at=10,10 -> false",
        "0.500 knob set state.isEditing=true", "0.500 knob set state.mode=erase",
        "0.600 knob set state.limit=7.5",
        "1.000 knob beginTracking touch=1 at=10,10 -> true",
        "1.100 knob endTracking touch=1 at=10,10",
      ])
  }

  @Test func aChangeReplacesARule() throws {
    let log = try log(
      of: .tap(110, 110) + .tap(110, 110, at: 1000), #""beginTracking": false"#,
      changes: #"[{"time": 0.5, "set": "knob.beginTracking", "to": "location.x < 20"}]"#)
    #expect(
      log == [
        "0.000 knob beginTracking touch=1 at=10,10 -> false",
        "1.000 knob beginTracking touch=1 at=10,10 -> true",
        "1.100 knob endTracking touch=1 at=10,10",
      ])
  }

  // MARK: Undefined

  @Test(arguments: [
    ("location.x / (location.y - 10) > 1", "beginTracking"), ("sqrt(-1) < 0", "beginTracking"),
  ])
  func whatIsUndefinedIsFalseAndSaid(_ rule: String, _ key: String) throws {
    let log = try log(
      of: Self.press, #""\#(key)": "\#(rule)""#, showing: [.tracking, .system])
    #expect(
      log.prefix(2) == [
        "0.000 knob beginTracking touch=1 at=10,10 -> false",
        "0.000 knob ruleUndefined \(key)",
      ])
  }

  @Test func eachTimeIsSaid() throws {
    let log = try log(
      of: [.at(0, .began, 110, 110), .at(100, .moved, 111, 110), .at(200, .moved, 112, 110)],
      #""watch": {"ratio": "location.x / 0", "fine": "location.x"}"#,
      showing: [.tracking, .system])
    #expect(log.filter { $0.contains("ruleUndefined watch") }.count == 3)
    #expect(log.first?.hasSuffix("ratio=false fine=10 -> true") == true)
  }
}
