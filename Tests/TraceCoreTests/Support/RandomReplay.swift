import TraceCore

/// A scene that is touched at random, the same for the same seed.
///
/// Three fingers press, move, lift and are cancelled in a scene of plain, exclusive and custom
/// views, while the scene changes. In the end all fingers are up.
struct RandomReplay {
  private(set) var lines: [MemoryLog.Line] = []
  private(set) var controls: [Control] = []

  private var generator: Generator
  private var places: [Point?] = [nil, nil, nil]
  private var now = Instant.zero

  /// Makes up a scene and a script from `seed` and plays them.
  ///
  /// - Parameters:
  ///   - seed: What makes this replay different from others.
  ///   - profile: What the engine does where UIKit's behaviour is disputed.
  ///   - removesFromInside: Whether an action of a button removes a view.
  /// - Throws: What is wrong with the script, which is a mistake of this type.
  init(seed: UInt64, profile: Settings.Profile, removesFromInside: Bool = false) throws {
    generator = Generator(seed: seed)
    let window = Window(size: Size(width: 375, height: 667))
    let root = View(id: "root", frame: window.bounds)
    root.isMultipleTouchEnabled = Bool.random(using: &generator)
    window.addSubview(root)

    let button = Button(id: "button", frame: Rect(x: 20, y: 20, width: 150, height: 150))
    let picky = Picky(id: "picky", frame: Rect(x: 180, y: 20, width: 150, height: 150))
    let strict = StrictBoundsButton(
      id: "strict", frame: Rect(x: 20, y: 180, width: 150, height: 150))
    controls = [button, picky, strict]
    for control in controls {
      control.isMultipleTouchEnabled = Bool.random(using: &generator)
      root.addSubview(control)
    }
    let loner = View(id: "loner", frame: Rect(x: 180, y: 180, width: 150, height: 150))
    loner.isExclusiveTouch = Int.random(in: 0..<4, using: &generator) == 0
    root.addSubview(loner)
    let badge = View(id: "badge", frame: Rect(x: 50, y: 50, width: 60, height: 60))
    picky.addSubview(badge)

    if removesFromInside {
      let leaving = [picky, strict, loner, button].randomElement(using: &generator) ?? loner
      root.handle("remove") { _ in leaving.removeFromSuperview() }
      let event: Control.Event? =
        [.touchDown, .touchDragInside, .touchDragExit, .touchUpInside, .touchCancel]
        .randomElement(using: &generator)
      button.addTarget(root, action: "remove", for: event ?? .touchDown)
    }

    let samples = script()
    let log = MemoryLog(categories: [.standard, .chain])
    let session = Session(
      windows: [window], settings: Settings(profile: profile),
      changes: removesFromInside ? [] : changes(of: [button, picky, strict, loner]), sink: log)
    try session.play(samples)
    session.finish()
    lines = log.lines
  }

  /// Follows touches only in some places.
  private final class Picky: Control {
    override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      touch.location(in: self).x < 100
    }

    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      touch.location(in: self).y < 200
    }
  }

  private mutating func script() -> [TouchSample] {
    var samples: [TouchSample] = []
    for _ in 0..<60 {
      let isSameEvent = Int.random(in: 0..<3, using: &generator) == 0
      if !isSameEvent { now = now + .milliseconds(.random(in: 1...300, using: &generator)) }
      samples.append(nextSample(of: .random(in: 0..<places.count, using: &generator)))
    }
    now = now + .milliseconds(10)
    for finger in places.indices {
      guard let place = places[finger] else { continue }
      samples.append(
        TouchSample(time: now, touch: .number(finger + 1), phase: .ended, location: place))
    }
    return samples
  }

  private mutating func nextSample(of finger: Int) -> TouchSample {
    let phase: TouchPhase
    let place: Point
    if let last = places[finger] {
      let choice = Int.random(in: 0..<10, using: &generator)
      phase =
        switch choice {
        case 0...5: .moved
        case 6: .stationary
        case 7: .cancelled
        default: .ended
        }
      let isNear = Bool.random(using: &generator)
      place =
        isNear ? last + Point(x: randomNumber(-30...30), y: randomNumber(-30...30)) : randomPlace()
    } else {
      phase = .began
      place = randomPlace()
    }
    places[finger] = phase == .ended || phase == .cancelled ? nil : place
    return TouchSample(time: now, touch: .number(finger + 1), phase: phase, location: place)
  }

  private mutating func changes(of views: [View]) -> [SceneChange] {
    var changes: [SceneChange] = []
    var time = 0.0
    for _ in 0..<4 {
      time += randomNumber(0...2)
      guard let view = views.randomElement(using: &generator) else { continue }
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        changes.append(.interrupt(at: time))
      case 1:
        changes.append(.remove(view, at: time))
      case 2:
        changes.append(
          .set("isHidden", of: view, to: .bool(true), at: time) { view.isHidden = true })
      case 3:
        let x = randomNumber(0...200)
        changes.append(
          .set("frame.x", of: view, to: .number(x), at: time) { view.frame.origin.x = x })
      default:
        changes.append(
          .set("isEnabled", of: view, to: .bool(false), at: time) {
            (view as? Control)?.isEnabled = false
          })
      }
    }
    return changes
  }

  private mutating func randomPlace() -> Point {
    Point(x: randomNumber(0...374), y: randomNumber(0...450))
  }

  private mutating func randomNumber(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }
}
