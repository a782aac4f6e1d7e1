import Testing
import TraceCore

/// Where a finger counts as inside.
@Suite struct ControlSlopTests {
  static let frame = Rect(x: 150, y: 300, width: 100, height: 44)
  static let phone = UIKitConstants.Control.touchSlopOnPhone
  static let pad = UIKitConstants.Control.touchSlopOnPad

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var slop: Double?
    var idiom = Settings.Idiom.phone
    var own: Double?
    /// In the control's coordinates.
    let point: Point
    let isInside: Bool

    var testDescription: String { name }
  }

  static let rows =
    edges("phone", phone) { Row(name: $0, point: $1, isInside: $2) }
    + edges("pad", pad) { Row(name: $0, idiom: .pad, point: $1, isInside: $2) }
    + edges("setting", 10) { Row(name: $0, slop: 10, idiom: .pad, point: $1, isInside: $2) }
    + edges("own", 5) { Row(name: $0, slop: 10, own: 5, point: $1, isInside: $2) }
    + edges("none", 0) { Row(name: $0, own: 0, point: $1, isInside: $2) }
    + edges("negative, as the bounds count anyway", 0) {
      Row(name: $0, own: -10, point: $1, isInside: $2)
    }

  /// Rows at, just inside and just outside of each edge of the bounds grown by `slop`.
  private static func edges(
    _ name: String, _ slop: Double, row: (String, Point, Bool) -> Row
  ) -> [Row] {
    let (width, height) = (frame.width, frame.height)
    let near = 0.001
    return [
      row("\(name): at the left edge", Point(x: -slop, y: 20), true),
      row("\(name): left of it", Point(x: -slop - near, y: 20), false),
      row("\(name): at the top edge", Point(x: 50, y: -slop), true),
      row("\(name): above it", Point(x: 50, y: -slop - near), false),
      row("\(name): before the right edge", Point(x: width + slop - near, y: 20), true),
      row("\(name): at the right edge", Point(x: width + slop, y: 20), false),
      row("\(name): before the bottom edge", Point(x: 50, y: height + slop - near), true),
      row("\(name): at the bottom edge", Point(x: 50, y: height + slop), false),
      row("\(name): the minimum corner", Point(x: -slop, y: -slop), true),
      row(
        "\(name): before the maximum corner",
        Point(x: width + slop - near, y: height + slop - near), true),
    ]
  }

  private static func play(_ row: Row, _ last: (Double, Double) -> [TouchStep]) throws -> [String] {
    let control = Control(id: "control", frame: frame)
    control.touchSlop = row.own
    var settings = Settings()
    settings.idiom = row.idiom
    settings.touchSlop = row.slop
    let rig = Rig(control, settings: settings, showing: .event)
    let script =
      [.down(at: frame.midX, frame.midY), .wait(0.1)]
      + last(frame.minX + row.point.x, frame.minY + row.point.y)
    return try rig.play(TouchScript(script)).map { line in
      String(line.split(separator: " ")[1])
    }
  }

  @Test func theNumbers() {
    #expect(Self.phone == 70)
    #expect(Self.pad == 25)
  }

  @Test(arguments: rows)
  func decidesDragEvents(_ row: Row) throws {
    let events = try Self.play(row) { [.move(to: $0, $1)] }
    #expect(
      events
        == (row.isInside
          ? ["touchDown", "touchDragInside"]
          : ["touchDown", "touchDragExit", "touchDragOutside"]))
  }

  @Test(arguments: rows)
  func decidesUpEvents(_ row: Row) throws {
    let events = try Self.play(row) { [.up(at: $0, $1)] }
    #expect(
      events
        == (row.isInside
          ? ["touchDown", "touchUpInside"]
          : ["touchDown", "touchDragExit", "touchUpOutside"]))
  }

  @Test func theSlopIsARectangleWithCorners() throws {
    let row = Row(name: "corner", point: Point(x: -Self.phone, y: -Self.phone), isInside: true)
    #expect(try Self.play(row) { [.up(at: $0, $1)] } == ["touchDown", "touchUpInside"])
  }

  @Test func thePressDoesNotProfitFromTheSlop() throws {
    let control = Control(id: "control", frame: Self.frame)
    let log = try Rig(control, showing: .touches).play([.down(at: 149, 310)])
    #expect(log == ["window touchesBegan 1@149,310"])
  }

  @Test func aPointInsideCountsAsInsideBeyondTheSlop() throws {
    let control = Control(id: "control", frame: Self.frame)
    control.touchSlop = 0
    control.hitArea = HitArea(outsets: Outsets(20))
    let log = try Rig(control, showing: .event).play(
      .slowly(.down(at: 140, 310), .move(to: 131, 310), .move(to: 129, 310), .up()))
    #expect(
      log == [
        "  control touchDown",
        "  control touchDragInside outside=19",
        "  control touchDragExit outside=21",
        "  control touchDragOutside outside=21",
        "    control touchUpOutside outside=21",
      ])
  }

  @Test func anOverrideOfPointInsideCountsBeyondTheSlop() throws {
    final class Tall: Control {
      override func point(inside point: Point, with event: TraceCore.Event?) -> Bool {
        point.x >= 0 && point.x < bounds.maxX
      }
    }
    let control = Tall(id: "control", frame: Self.frame)
    let log = try Rig(control, showing: .event).play(
      .slowly(.down(at: 200, 600), .move(to: 200, 10), .move(to: 140, 10), .up()))
    #expect(
      log == [
        "  control touchDown",
        "  control touchDragInside outside=290",
        "  control touchDragExit outside=290",
        "  control touchDragOutside outside=290",
        "    control touchUpOutside outside=290",
      ])
  }

  @Test func aShapeTakesNothingFromTheSlopsRectangle() throws {
    let control = Control(id: "control", frame: Self.frame)
    control.hitArea = HitArea(shape: .ellipse)
    let log = try Rig(control, showing: .event).play(
      .slowly(.down(at: 200, 322), .move(to: 151, 301), .up()))
    #expect(
      log == ["  control touchDown", "  control touchDragInside", "    control touchUpInside"])
  }

  @Test func crossingComparesWithTheFlagAndNotWithThePreviousLocation() throws {
    let control = Control(id: "control", frame: Self.frame)
    // Grows around the finger that has left it: no move crosses an edge of the new bounds.
    let change = SceneChange.set(
      "frame", of: control, to: .numbers([0, 0, 375, 667]), at: 0.15
    ) {
      control.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    }
    let log = try Rig(control, changes: [change], showing: .event).play(
      .slowly(.down(at: 200, 322), .move(to: 200, 500), .move(to: 200, 501), .up()))
    #expect(
      log == [
        "  control touchDown",
        "  control touchDragExit outside=156",
        "  control touchDragOutside outside=156",
        "  control touchDragEnter",
        "  control touchDragInside",
        "    control touchUpInside",
      ])
  }

  @Test func outsideIsMeasuredFromTheBoundsAndNotFromTheSlop() throws {
    let control = Control(id: "control", frame: Self.frame)
    let log = try Rig(control, showing: .event).play(
      .slowly(.down(at: 200, 322), .move(to: 140, 290), .up(at: 260, 344)))
    #expect(
      log == [
        "  control touchDown",
        "  control touchDragInside outside=10",
        "    control touchUpInside outside=10",
      ])
  }
}
