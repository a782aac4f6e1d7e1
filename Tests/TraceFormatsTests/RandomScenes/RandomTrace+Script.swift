import TraceCore

extension RandomTrace {
  /// Makes up a trace.
  ///
  /// - Parameters:
  ///   - seed: What makes it different from others.
  ///   - profile: What the engine does where UIKit's behaviour is disputed.
  ///   - meddles: Whether an app's code changes the scene in the middle of an event.
  init(seed: UInt64, profile: Settings.Profile, meddles: Bool = false) {
    self.profile = profile
    var dice = Dice(seed: seed)
    namesEveryPress = !dice.oneIn(5)
    liftsAll = !dice.oneIn(12)
    var maker = RandomSceneMaker(dice: Dice(seed: seed &+ 1_000_003))
    root = maker.root()
    var script = RandomScript(dice: dice, namesEveryPress: namesEveryPress)
    script.run(liftsAll: liftsAll)
    samples = script.samples
    dice = script.dice
    if meddles {
      let deed = dice.one(of: Mischief.Deed.allCases)
      let subjects = deed.isAboutRecognizer ? maker.gestureIDs : Array(maker.viewIDs.dropFirst())
      mischief = Mischief(
        occasion: dice.one(of: [.action, .action, .shouldBegin, .shouldReceive]), deed: deed,
        subject: dice.one(of: subjects))
    }
    if dice.oneIn(2) { changes = Self.changes(&dice, maker, until: script.microseconds) }
  }

  private static func changes(
    _ dice: inout Dice, _ maker: RandomSceneMaker, until end: Int
  ) -> [Change] {
    var removed: Set<String> = []
    let times = (0..<dice.number(1..<5)).map { _ in dice.number(0..<end + 100_000) }
    return times.sorted().map { time in
      let view = dice.one(of: Array(maker.viewIDs.dropFirst()))
      let gesture = dice.one(of: maker.gestureIDs)
      func set(_ subject: String, _ property: String, _ value: JSONText) -> Change {
        Change(
          microseconds: time, subject: subject,
          members: [("set", .string("\(subject).\(property)")), ("to", value)])
      }
      switch dice.number(0..<9) {
      case 0, 1: return set(gesture, "isEnabled", .bool(dice.oneIn(3)))
      case 2:
        let control = maker.controlIDs.isEmpty ? nil : dice.one(of: maker.controlIDs)
        return set(control ?? gesture, "isEnabled", .bool(dice.oneIn(3)))
      case 3: return set(view, "isHidden", .bool(!dice.oneIn(3)))
      case 4: return set(view, "isUserInteractionEnabled", .bool(dice.oneIn(3)))
      case 5:
        return set(view, "frame", .numbers(dice.whole(0..<200), dice.whole(0..<200), 120, 90))
      case 6, 7:
        guard removed.insert(view).inserted else { fallthrough }
        return Change(microseconds: time, subject: view, members: [("remove", .string(view))])
      default:
        return Change(microseconds: time, subject: nil, members: [("interrupt", "phone call")])
      }
    }
  }
}

/// Makes up what fingers do.
private struct RandomScript {
  private(set) var dice: Dice
  private(set) var samples: [RandomTrace.Sample] = []
  private(set) var microseconds = 0
  private let namesEveryPress: Bool
  private let fingerCount: Int
  private var presses = 0

  /// The fingers that are down, by their number.
  private var down: [(finger: Int, name: String, place: Point)] = []

  init(dice: Dice, namesEveryPress: Bool) {
    self.dice = dice
    self.namesEveryPress = namesEveryPress
    fingerCount = self.dice.one(of: [1, 1, 2, 2, 3, 5])
  }

  mutating func run(liftsAll: Bool) {
    let count = dice.number(8..<32)
    while samples.count < count {
      if !dice.oneIn(4) { microseconds += pause() }
      let finger = dice.number(0..<fingerCount)
      if let index = down.firstIndex(where: { $0.finger == finger }) {
        go(on: index)
      } else if dice.oneIn(5) {
        tap(finger)
      } else {
        press(finger, at: randomPlace())
      }
    }
    guard liftsAll else { return }
    while !down.isEmpty {
      if dice.oneIn(2) { microseconds += pause() }
      record(dice.number(0..<down.count), dice.oneIn(8) ? .cancelled : .ended)
    }
  }

  private mutating func pause() -> Int {
    1_000 * dice.one(of: [8, 16, 16, 16, 50, 100, 150, 300, 400, 600])
  }

  private mutating func tap(_ finger: Int) {
    let place = randomPlace()
    for _ in 0..<dice.number(1..<4) {
      press(finger, at: place)
      microseconds += 40_000
      record(down.count - 1, .ended)
      microseconds += 100_000
    }
  }

  private mutating func press(_ finger: Int, at place: Point) {
    presses += 1
    down.append((finger, namesEveryPress ? "\(presses)" : "\(finger + 1)", place))
    record(down.count - 1, .began)
  }

  private mutating func go(on index: Int) {
    switch dice.number(0..<12) {
    case 0: record(index, .stationary)
    case 1: record(index, .cancelled)
    case 2, 3, 4: record(index, .ended)
    case 5:
      down[index].place = randomPlace()
      record(index, .moved)
    default:
      let reach = dice.one(of: [3, 12, 30, 60])
      let step = Point(x: dice.whole(-reach..<reach + 1), y: dice.whole(-reach..<reach + 1))
      down[index].place = down[index].place + step
      record(index, .moved)
    }
  }

  private mutating func record(_ index: Int, _ phase: TouchPhase) {
    let (_, name, place) = down[index]
    samples.append(
      RandomTrace.Sample(microseconds: microseconds, finger: name, phase: phase, place: place))
    if phase == .ended || phase == .cancelled { down.remove(at: index) }
  }

  private mutating func randomPlace() -> Point {
    Point(x: dice.whole(0..<370), y: dice.whole(0..<400))
  }
}
