import Foundation

/// Traces around the edges of controls that look random and are the same in every run.
struct SlopTraceDice {
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    /// xorshift64*.
    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  private struct Frame {
    let x: Double
    let y: Double
    let width: Double
    let height: Double
  }

  private var generator: Generator

  init(seed: Int) {
    generator = Generator(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    for _ in 0..<4 { _ = generator.next() }
  }

  /// A JSON trace with its scene: one or two controls, one or two fingers at a time.
  mutating func trace() -> String {
    let frames = [frame(atY: 250), frame(atY: 560)]
    let views = frames.enumerated().map { control($0, $1) }
    var touches: [String] = []
    var time = 0.0
    for index in 0..<(oneIn(2) ? 2 : 1) {
      touches += press(of: frames[oneIn(4) ? 1 - index : index], finger: 1, from: &time)
    }
    if oneIn(3) {
      // Both fingers at once: the second takes its times from the first one's stay.
      var other = 0.001
      touches += press(of: frames[oneIn(2) ? 0 : 1], finger: 2, from: &other)
    }
    touches.sort { Self.time(of: $0) < Self.time(of: $1) }
    let root = """
      {"id": "root", "frame": [\(number()), 0, 390, 844]\(gestures()),
       "subviews": [\(views.joined(separator: ",\n"))]}
      """
    return """
      {"scene": {"views": [\(root)]\(settings())},
       "changes": [\(changes())],
       "touches": [\(touches.joined(separator: ",\n"))]}
      """
  }

  // MARK: The scene

  private mutating func frame(atY y: Double) -> Frame {
    Frame(
      x: 120 + number(), y: y + number(), width: 60 + abs(number()) * 4,
      height: 40 + abs(number()))
  }

  private mutating func control(_ index: Int, _ frame: Frame) -> String {
    let name = one(of: [
      "UIButton", "UIButton", "UIControl", "StrictBoundsButton", "UISwitch", "UIStepper",
      "UISegmentedControl", "UIPageControl", "UISlider",
    ])
    var text = """
      {"id": "control\(index)", "class": "\(name)",
       "frame": [\(frame.x), \(frame.y), \(frame.width), \(frame.height)]
      """
    switch name {
    case "UISlider": text += #", "jumpsToTouch": true"#
    case "UISegmentedControl": text += #", "numberOfSegments": 3"#
    case "UIPageControl": text += #", "numberOfPages": 5, "currentPage": 2"#
    case "UIStepper":
      // What tracking comes to then depends on what the slop let happen before.
      if oneIn(2) { text += #", "continueTracking": "value < 2""# }
    default: break
    }
    if oneIn(3) { text += ", \"touchSlop\": \(abs(number()) * 4)" }
    if oneIn(4) { text += ", \"transform\": \(transform())" }
    if oneIn(4) { text += ", \"hitOutset\": \(number())" }
    if oneIn(5) { text += #", "hitShape": "ellipse""# }
    if oneIn(8) { text += #", "pointInside": "distance(location, bounds.center) < 90""# }
    if oneIn(10), name != "UIStepper" { text += #", "continueTracking": "super && moves < 5""# }
    return text + "}"
  }

  private mutating func transform() -> String {
    one(of: [
      "[1.5, 0, 0, 1.5, 0, 0]", "[-1, 0, 0, 1, 0, 0]", "[0, 1, -1, 0, 0, 0]",
      "[0.8, 0.6, -0.6, 0.8, 3, -2]", "[0.7, 0.1, 0, 1.3, 0, 0]",
    ])
  }

  private mutating func gestures() -> String {
    guard oneIn(4) else { return "" }
    let gesture = one(of: [
      #"{"class": "UITapGestureRecognizer", "numberOfTapsRequired": 2}"#,
      #"{"class": "UILongPressGestureRecognizer", "allowableMovement": 300}"#,
      #"{"class": "UISwipeGestureRecognizer", "direction": "left"}"#,
      #"{"class": "UIPanGestureRecognizer", "cancelsTouchesInView": false}"#,
    ])
    return ", \"gestures\": [\(gesture)]"
  }

  private mutating func settings() -> String {
    var pairs: [String] = []
    if oneIn(3) { pairs.append(#""profile": "device""#) }
    if oneIn(4) { pairs.append(#""profile": "guide""#) }
    if oneIn(3) { pairs.append(#""touchSlop": 33.3"#) }
    return ", \"settings\": {\(pairs.prefix(1).joined(separator: ", "))}"
  }

  private mutating func changes() -> String {
    guard oneIn(3) else { return "" }
    let change = one(of: [
      #""set": "control0.bounds", "to": [3, 4, 90.5, 50]"#,
      #""set": "control0.frame", "to": [130.25, 240, 100, 60]"#,
      #""set": "control0.hitOutset", "to": 12"#, #""set": "control0.isEnabled", "to": false"#,
      #""set": "control0.continueTracking", "to": "location.y < 90""#,
      #""interrupt": "call""#, #""remove": "control0""#,
    ])
    return "{\"time\": 0.22, \(change)}"
  }

  // MARK: Fingers

  private mutating func press(of frame: Frame, finger: Int, from time: inout Double) -> [String] {
    var samples: [String] = []
    let begin = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    samples.append(sample("began", finger, begin, time))
    for _ in 0..<number(in: 1...7) {
      if !oneIn(8) { time += one(of: [0.016, 0.05, 0.3]) }
      samples.append(sample("moved", finger, place(around: frame), time))
    }
    if !oneIn(6) { time += 0.05 }
    let end = one(of: ["ended", "ended", "ended", "cancelled", ""])
    if !end.isEmpty { samples.append(sample(end, finger, place(around: frame), time)) }
    // The next press needs a finger that is up.
    if end.isEmpty { samples.append(sample("cancelled", finger, begin, time + 0.4)) }
    time += 0.6
    return samples
  }

  /// Inside, beyond one side, or beyond a corner.
  private mutating func place(around frame: Frame) -> (x: Double, y: Double) {
    let far = one(of: [0, 5, 12.5, 25, 70, 70.1, 100, abs(number()) * 5])
    let near = one(of: [0, 3, abs(number())])
    let x =
      switch number(in: 0...4) {
      case 0: frame.x - far
      case 1: frame.x + frame.width + far
      case 2: frame.x - near
      case 3: frame.x + frame.width + near
      default: frame.x + frame.width / 3
      }
    let y =
      switch number(in: 0...4) {
      case 0: frame.y - far
      case 1: frame.y + frame.height + far
      case 2: frame.y - near
      case 3: frame.y + frame.height + near
      default: frame.y + frame.height / 3
      }
    return (x, y)
  }

  private func sample(
    _ phase: String, _ finger: Int, _ place: (x: Double, y: Double), _ time: Double
  ) -> String {
    // The time stands first, for sorting.
    "{\"time\": \(time), \"phase\": \"\(phase)\", \"touch\": \(finger), \"x\": \(place.x), "
      + "\"y\": \(place.y)}"
  }

  private static func time(of sample: String) -> Double {
    Double(sample.dropFirst(9).prefix { $0 != "," }) ?? 0
  }

  // MARK: Choices

  /// A number of 0 to 20 points on either side: whole, with a binary fraction, or with any.
  private mutating func number() -> Double {
    let value = Double.random(in: -20...20, using: &generator)
    return one(of: [value.rounded(), (value * 4).rounded() / 4, (value * 10).rounded() / 10, value])
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func oneIn(_ count: Int) -> Bool { number(in: 1...count) == 1 }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(in: 0...elements.count - 1)]
  }
}
