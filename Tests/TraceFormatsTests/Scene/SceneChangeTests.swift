import Testing
import TraceCore

@testable import TraceFormats

/// What changes in a scene while a trace is played, and when.
@Suite struct SceneChangeTests {
  static let scene = SceneReading.views(
    """
    {"id": "page", "frame": [0, 0, 390, 844], "subviews": [
      {"id": "save", "class": "UIControl", "frame": [100, 100, 100, 40]},
      {"id": "a.b", "class": "UIControl", "frame": [100, 200, 100, 40]}]}
    """)

  private func log(
    of samples: [TouchSample] = [], _ changes: String, showing shown: LogCategories = .standard
  ) throws -> [String] {
    try SceneReading.log(of: samples, in: Self.scene, changes: changes, showing: shown)
  }

  /// "happen after the timers and before the touches of their time".
  @Test func aChangeComesBeforeTheTouchesOfItsTime() throws {
    let log = try log(
      of: .tap(110, 110), #"[{"time": 0, "set": "save.isHidden", "to": true}]"#)
    #expect(
      log == [
        "0.000 save set isHidden=true", "0.000 page touchesBegan touch=1 at=110,110",
        "0.100 page touchesEnded touch=1 at=110,110",
      ])
  }

  @Test(arguments: ["0", "0.25", "3"])
  func changesHappenWithoutTouchesToo(_ time: String) throws {
    let log = try log(#"[{"time": \#(time), "set": "save.alpha", "to": 0.5}]"#)
    #expect(
      log.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
        "save set alpha=0.5"
      ])
  }

  @Test func severalOfOneTimeHappenInTheirOrder() throws {
    let log = try log(
      """
      [{"time": 1, "set": "save.alpha", "to": 0.5}, {"time": 1, "set": "save.alpha", "to": 0.25},
       {"time": 1, "interrupt": "alarm clock"}, {"time": 1, "remove": "save"}]
      """)
    #expect(
      log == [
        "1.000 save set alpha=0.5", "1.000 save set alpha=0.25",
        "1.000 application interrupt alarm clock", "1.000 save removed",
      ])
  }

  @Test func anIDMayHaveDots() throws {
    let log = try log(#"[{"time": 1, "set": "a.b.isEnabled", "to": false}]"#)
    #expect(log == ["1.000 a.b set isEnabled=false"])
  }

  @Test func removing() throws {
    let log = try log(
      of: [.at(0, .began, 110, 110), .at(100, .moved, 111, 110)] + .tap(110, 110, at: 1000),
      #"[{"time": 0.05, "remove": "save"}]"#, showing: [.touches, .tracking, .event, .system])
    #expect(
      log == [
        "0.000 save touchesBegan touch=1 at=10,10",
        "0.000 save beginTracking touch=1 at=10,10 -> true", "0.000 save touchDown",
        "0.050 save removed", "0.050 save touchesCancelled touch=1 at=10,10",
        "0.050 save cancelTracking", "0.050 save touchCancel",
        "1.000 page touchesBegan touch=1 at=110,110", "1.100 page touchesEnded touch=1 at=110,110",
      ])
  }

  @Test func whatWasRemovedCanBeSet() throws {
    let log = try log(
      #"[{"time": 1, "remove": "page"}, {"time": 2, "set": "save.alpha", "to": 0}]"#)
    #expect(log == ["1.000 page removed", "2.000 save set alpha=0"])
  }

  @Test func interrupting() throws {
    let log = try log(
      of: [.at(0, .began, 110, 110), .at(100, .moved, 111, 110)],
      #"[{"time": 0.05, "interrupt": "phone call"}]"#, showing: [.touches, .system])
    #expect(
      log == [
        "0.000 save touchesBegan touch=1 at=10,10", "0.050 application interrupt phone call",
        "0.050 save touchesCancelled touch=1 at=10,10",
      ])
  }

  /// "the next sample is measured in the new geometry, its previous location too".
  @Test func theGeometryChangesUnderTheFinger() throws {
    let log = try SceneReading.log(
      of: [.at(0, .began, 110, 110), .at(100, .moved, 130, 110)],
      in: SceneReading.views(
        """
        {"id": "knob", "class": "UIControl", "frame": [100, 100, 100, 40],
         "watch": {"was": "previousLocation", "from": "start"}}
        """),
      changes: #"[{"time": 0.05, "set": "knob.frame", "to": [50, 100, 100, 40]}]"#,
      showing: .tracking)
    #expect(
      log.last
        == "0.100 knob continueTracking touch=1 at=80,10 was=60,10 from=60,10 -> true")
  }
}
