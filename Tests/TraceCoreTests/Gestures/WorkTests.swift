import Testing

@testable import TraceCore

/// What a replay costs, counted in calls and not in seconds.
@Suite struct WorkTests {
  final class Counter {
    var hitTests = 0
    var insides = 0
    var told: [String: Int] = [:]
  }

  final class CountingView: View {
    private let counter: Counter

    init(id: String, frame: Rect, counter: Counter) {
      self.counter = counter
      super.init(id: id, frame: frame)
    }

    override func hitTest(_ point: Point, with event: Event?) -> View? {
      counter.hitTests += 1
      return super.hitTest(point, with: event)
    }

    override func point(inside point: Point, with event: Event?) -> Bool {
      counter.insides += 1
      return super.point(inside: point, with: event)
    }
  }

  final class CountingPan: PanGestureRecognizer {
    private let counter: Counter

    init(id: String, counter: Counter) {
      self.counter = counter
      super.init(id: id)
    }

    override func touchesMoved(_ touches: [Touch], with event: Event) {
      counter.told[id, default: 0] += 1
      super.touchesMoved(touches, with: event)
    }
  }

  /// 100 rows of 99 cells; each row has a recognizer.
  private func wall(_ counter: Counter) -> View {
    let wall = CountingView(
      id: "wall", frame: Rect(x: 0, y: 0, width: 375, height: 600), counter: counter)
    for row in 0..<100 {
      let view = CountingView(
        id: "row\(row)", frame: Rect(x: 0, y: Double(row) * 6, width: 375, height: 6),
        counter: counter)
      for cell in 0..<99 {
        view.addSubview(
          CountingView(
            id: "cell\(row).\(cell)", frame: Rect(x: Double(cell) * 3, y: 0, width: 3, height: 6),
            counter: counter))
      }
      view.addGestureRecognizer(CountingPan(id: "pan\(row)", counter: counter))
      wall.addSubview(view)
    }
    return wall
  }

  @Test func onlyABeginLooksForViews() throws {
    let counter = Counter()
    let rig = Rig(wall(counter), showing: [])
    try rig.play([.down(at: 10, 303)])
    // The wall, the rows from the front to the one that is hit, and its cells.
    let (hitTests, insides) = (counter.hitTests, counter.insides)
    #expect(hitTests == 1 + 50 + 96)
    #expect(insides == hitTests)

    let moves = (1...1_000).map { TouchStep.move(to: 10 + Double($0 % 300), 303) }
    try rig.session.play(
      TouchScript([.wait(2)] + Array(moves.map { [$0] }.joined(separator: [.wait(0.01)])) + [.up()])
        .samples)
    rig.session.finish()
    #expect(counter.hitTests == hitTests)
    #expect(counter.insides == insides)
  }

  @Test func aMoveIsToldOnlyToThoseThatHaveTheTouch() throws {
    let counter = Counter()
    let moves = (1...100).map { TouchStep.move(to: 10 + Double($0), 303) }
    try Rig(wall(counter), showing: []).play(
      TouchScript(
        [.down(at: 10, 303), .wait(0.01)]
          + Array(moves.map { [$0] }.joined(separator: [.wait(0.01)])) + [.wait(0.01), .up()]))
    #expect(counter.told == ["pan50": 100])
  }

  @Test func aLongGestureWithFingersThatComeAndGoKeepsNothing() throws {
    let scene = GestureScene()
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let pinch = scene.add(PinchGestureRecognizer(id: "pinch"))
    pinch.shouldRecognizeSimultaneously = { _, _ in true }
    let rig = Rig(scene.root, showing: [])
    var time = Instant.zero
    func play(_ finger: TouchID, _ phase: TouchPhase, _ x: Double) throws {
      time = time + .milliseconds(1)
      try rig.session.play(
        TouchSample(time: time, touch: finger, phase: phase, location: Point(x: x, y: 200)))
    }
    try play(1, .began, 60)
    for move in 0..<100_000 {
      if move % 20 == 5 { try play(2, .began, 200) }
      if move % 20 == 10 { try play(3, .began, 210) }
      if move % 20 == 13 { try play(2, .ended, 200) }
      if move % 20 == 17 { try play(3, .ended, 210) }
      try play(1, .moved, 60 + Double(3 * move % 100))
      guard move % 10_000 == 9_999 else { continue }
      try expectLittle(in: pan)
      try expectLittle(in: pinch)
      #expect(try #require(rig.application.dispatcher).live.count <= 3)
    }
    try play(1, .ended, 60)
    rig.session.finish()
    #expect(pan.state == .possible)
  }

  private func expectLittle(in recognizer: GestureRecognizer) throws {
    #expect(recognizer.state.isActive)
    let kept = [
      recognizer.touches, recognizer.lifted, recognizer.sequence, recognizer.joined,
      recognizer.unheard,
    ]
    #expect(kept.allSatisfy { $0.count <= 3 })
    #expect(kept.allSatisfy { $0.capacity <= 8 })
  }
}
