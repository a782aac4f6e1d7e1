import Testing
import TraceCore

@testable import TraceFormats

@Suite struct RuleFunctionTests {
  @Test(arguments: [
    Evaluation("abs(-2.5)", 2.5), Evaluation("abs(3)", 3), Evaluation("min(3, 2)", 2),
    Evaluation("min(1, 2)", 1), Evaluation("max(3, 2)", 3), Evaluation("max(1, 2)", 2),
    Evaluation("min(5, 4, 3, 4)", 3), Evaluation("max(1, 5, 3, 4)", 5),
    Evaluation("hypot(3, 4)", 5), Evaluation("sqrt(9)", 3), Evaluation("sqrt(0)", 0),
    Evaluation("atan2(1, 1)", .pi / 4), Evaluation("atan2(0, -1)", .pi),
    Evaluation("atan2(-1, 0)", -.pi / 2), Evaluation("atan2(0, 0)", 0),
    Evaluation("distance(location, start)", 50),
    Evaluation("distance(CGPoint(1, 1), CGPoint(4, 5))", 5),
    Evaluation("max(abs(-1), min(5, 4), hypot(0, 2))", 4),
  ])
  func calculate(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("CGPoint(x: 1, y: 2)", Point(x: 1, y: 2)),
    Evaluation("CGPoint(1, 2)", Point(x: 1, y: 2)),
    Evaluation("CGPoint(x: 1, 2)", Point(x: 1, y: 2)),
    Evaluation("Point(x: 1, y: 2)", Point(x: 1, y: 2)),
    Evaluation("CGRect(x: 1, y: 2, width: 3, height: 4)", Rect(x: 1, y: 2, width: 3, height: 4)),
    Evaluation("CGRect(1, 2, 3, 4)", Rect(x: 1, y: 2, width: 3, height: 4)),
    Evaluation("Rect(x: 1, y: 2, width: 3, height: 4)", Rect(x: 1, y: 2, width: 3, height: 4)),
    Evaluation("CGRect(10, 10, -4, -6)", Rect(x: 6, y: 4, width: 4, height: 6)),
  ])
  func makePointsAndRectangles(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("location.x", 30), Evaluation("location.y", 40), Evaluation("frame.x", 20),
    Evaluation("frame.y", 30), Evaluation("frame.width", 200), Evaluation("frame.height", 40),
    Evaluation("frame.minX", 20), Evaluation("frame.midX", 120), Evaluation("frame.maxX", 220),
    Evaluation("frame.minY", 30), Evaluation("frame.midY", 50), Evaluation("frame.maxY", 70),
    Evaluation("frame.center", Point(x: 120, y: 50)), Evaluation("frame.center.y", 50),
    Evaluation("self.frame.width", 200), Evaluation("self.abs(-1)", 1),
    Evaluation("CGPoint(1, 2).y", 2), Evaluation("(frame).maxX", 220),
  ])
  func readMembers(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test(arguments: [
    Evaluation("bounds.contains(location)", false),
    Evaluation("bounds.contains(start)", true),
    Evaluation("bounds.contains(CGPoint(200, 0))", false),
    Evaluation("bounds.insetBy(dx: -10, dy: -20).contains(location)", true),
    Evaluation("bounds.insetBy(10, 5)", Rect(x: 10, y: 5, width: 180, height: 30)),
    Evaluation("bounds.insetBy(dx: 150, dy: 0).width", 0),
    Evaluation("bounds.insetBy(dx: 150, dy: 0).contains(CGPoint(150, 10))", false),
    Evaluation("self.bounds.contains(self.start)", true),
  ])
  func callMethods(_ row: Evaluation) throws {
    try row.expectHolds()
  }

  @Test func askSubviews() throws {
    let context = FixedContext()
    let text = #"subview("handle").contains(location) && !subview("badge").contains(start)"#
    #expect(try Rule.result(of: text, in: .control, context) == .value(.bool(true)))
    #expect(context.questions == ["handle 30.0,40.0", "badge 0.0,0.0"])
  }

  @Test func askTheSubviewThatARuleChooses() throws {
    let context = FixedContext()
    let text = #"subview(isTracking ? "handle" : "badge").contains(CGPoint(1, 2))"#
    #expect(try Rule.result(of: text, in: .control, context) == .value(.bool(true)))
    #expect(context.questions == ["handle 1.0,2.0"])
  }
}
