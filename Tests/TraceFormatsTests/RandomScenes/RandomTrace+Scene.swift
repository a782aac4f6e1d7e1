import TraceCore

/// Makes up the views and recognizers of a random trace.
struct RandomSceneMaker {
  private typealias Members = [(key: String, value: JSONText)]

  private var dice: Dice
  private(set) var viewIDs: [String] = ["root"]
  private(set) var controlIDs: [String] = []
  private(set) var gestureIDs: [String] = []
  private var gesturesLeft: Int

  init(dice: Dice) {
    self.dice = dice
    gesturesLeft = self.dice.number(1..<7)
  }

  mutating func root() -> RandomTrace.ViewNode {
    let size = RandomTrace.windowSize
    var root = RandomTrace.ViewNode(
      id: "root",
      members: [
        ("id", "root"), ("frame", .numbers(0, 0, size.width, size.height)),
        (
          "handles",
          .strings(["act", RandomTrace.Mischief.Occasion.action.rawValue])
        ),
      ] + dice.maybe("isMultipleTouchEnabled", oneIn: 2, true))
    let count = dice.number(2..<5)
    for index in 0..<count {
      // Side by side, and one over the others now and then.
      let isOver = index == 3
      let frame = Rect(
        x: isOver ? 60 : Double(index % 2) * 180 + 10,
        y: isOver ? 60 : Double(index / 2) * 180 + 10, width: 160, height: 160)
      root.subviews.append(view(in: frame, depth: 1))
    }
    while gesturesLeft > 0 { addGesture(to: &root) }
    return root
  }

  // MARK: Views

  private mutating func view(in frame: Rect, depth: Int) -> RandomTrace.ViewNode {
    switch dice.number(0..<(depth < 3 ? 10 : 7)) {
    case 0..<5: return control(in: frame)
    case 5, 6: return plain(in: frame, depth: depth)
    default: return container(in: frame, depth: depth)
    }
  }

  private mutating func node(
    _ className: String, _ frame: Rect, _ members: Members
  ) -> RandomTrace.ViewNode {
    let id = "view\(viewIDs.count)"
    viewIDs.append(id)
    var all: Members = [
      ("id", .string(id)), ("class", .string(className)),
      ("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
    ]
    all += members
    all += dice.maybe("isMultipleTouchEnabled", oneIn: 2, true)
    all += dice.maybe("isExclusiveTouch", oneIn: 12, true)
    all += dice.maybe("gestureRecognizerShouldBegin", oneIn: 10, dice.oneIn(2) ? false : "super")
    var node = RandomTrace.ViewNode(id: id, members: all)
    while gesturesLeft > 0, dice.oneIn(3) { addGesture(to: &node) }
    return node
  }

  private mutating func plain(in frame: Rect, depth: Int) -> RandomTrace.ViewNode {
    let handling = dice.one(of: ["pass", "take", "takeAndPass"])
    var node = node("UIView", frame, [("touchHandling", .string(handling))])
    if depth < 3, dice.oneIn(2) {
      node.subviews.append(
        view(in: Rect(x: 20, y: 20, width: 100, height: 100), depth: depth + 1))
    }
    return node
  }

  private mutating func container(in frame: Rect, depth: Int) -> RandomTrace.ViewNode {
    var members: Members = [
      ("contentSize", .numbers(dice.whole(0..<500), dice.whole(0..<900))),
      ("contentOffset", .numbers(0, dice.oneIn(2) ? 0 : 40)),
    ]
    members += dice.maybe("delaysContentTouches", oneIn: 3, false)
    members += dice.maybe("canCancelContentTouches", oneIn: 4, false)
    members += dice.maybe("touchesShouldBegin", oneIn: 8, false)
    members += dice.maybe("touchesShouldCancel", oneIn: 3, dice.oneIn(2) ? true : false)
    members += dice.maybe("isScrollEnabled", oneIn: 8, false)
    var node = node("UIScrollView", frame, members)
    for index in 0..<dice.number(1..<3) {
      let frame = Rect(x: 10, y: 10 + Double(index) * 70, width: 120, height: 60)
      node.subviews.append(view(in: frame, depth: depth + 1))
    }
    return node
  }

  private mutating func control(in frame: Rect) -> RandomTrace.ViewNode {
    let classes = [
      "UIControl", "UIButton", "StrictBoundsButton", "UISlider", "UISwitch",
      "UISegmentedControl", "UIStepper", "UIPageControl",
    ]
    let className = dice.one(of: classes)
    var members: Members
    switch className {
    case "UISlider":
      members = [("value", 0.5)] + dice.maybe("isContinuous", oneIn: 3, false)
      members += dice.maybe("jumpsToTouch", oneIn: 3, true)
      members += dice.maybe("restoresValueOnCancel", oneIn: 3, true)
    case "UIStepper": members = dice.maybe("autorepeat", oneIn: 3, false)
    case "UISegmentedControl":
      members = [("numberOfSegments", 3.0)] + dice.maybe("isMomentary", oneIn: 3, true)
    case "UIPageControl": members = [("numberOfPages", 3.0)]
    default:
      members = dice.maybe("beginTracking", oneIn: 6, "location.x < 90")
      members += dice.maybe("continueTracking", oneIn: 6, "super && location.y < 190")
    }
    if dice.oneIn(3) {
      let event = dice.one(of: [
        "touchDown", "touchDragInside", "touchDragExit", "touchUpInside", "touchCancel",
        "valueChanged",
      ])
      members.append(
        ("actions", .array([.object([("event", .string(event)), ("action", action())])])))
    }
    let control = node(className, frame, members)
    controlIDs.append(control.id)
    return control
  }

  private mutating func action() -> JSONText {
    dice.oneIn(2) ? "act" : .string(RandomTrace.Mischief.Occasion.action.rawValue)
  }

  // MARK: Recognizers

  private mutating func addGesture(to node: inout RandomTrace.ViewNode) {
    gesturesLeft -= 1
    let id = "gesture\(gestureIDs.count + 1)"
    var gesture = RandomTrace.Gesture(id: id, members: [("id", .string(id))] + kind())
    gesture.members.append(("action", action()))
    gesture.members += dice.maybe("cancelsTouchesInView", oneIn: 4, false)
    gesture.members += dice.maybe("delaysTouchesBegan", oneIn: 5, true)
    gesture.members += dice.maybe("delaysTouchesEnded", oneIn: 4, false)
    gesture.members += dice.maybe(
      "shouldBegin", oneIn: 8, dice.oneIn(2) ? false : "location.x < 80")
    gesture.members += dice.maybe(
      "shouldReceive", oneIn: 8, dice.oneIn(2) ? false : "location.y < 80")
    for other in gestureIDs {
      if dice.oneIn(5) { gesture.requirements.append(other) }
      if dice.oneIn(4) { gesture.companions.append(other) }
    }
    gestureIDs.append(id)
    node.gestures.append(gesture)
  }

  private mutating func kind() -> Members {
    let taps = dice.json(1..<3)
    let touches = JSONText.number(dice.oneIn(4) ? 2 : 1)
    switch dice.number(0..<9) {
    case 0, 1:
      return [
        ("class", "UITapGestureRecognizer"), ("numberOfTapsRequired", taps),
        ("numberOfTouchesRequired", touches),
      ]
    case 2:
      return [
        ("class", "UILongPressGestureRecognizer"), ("numberOfTapsRequired", dice.json(0..<2)),
        ("numberOfTouchesRequired", touches),
        ("minimumPressDuration", .number(dice.one(of: [0, 0.2, 0.5, 3]))),
      ]
    case 3, 4:
      let most = dice.oneIn(3) ? 2.0 : 5
      return [
        ("class", "UIPanGestureRecognizer"), ("minimumNumberOfTouches", touches),
        ("maximumNumberOfTouches", .number(most)),
        ("resetsTranslation", .string(dice.one(of: ["never", "changed", "ended"]))),
      ]
    case 5:
      return [
        ("class", "UISwipeGestureRecognizer"), ("numberOfTouchesRequired", touches),
        ("direction", .string(dice.one(of: ["left", "right", "up", "down"]))),
      ]
    case 6: return [("class", "UIPinchGestureRecognizer")]
    case 7: return [("class", "UIRotationGestureRecognizer")]
    default:
      return [
        ("class", "UIScreenEdgePanGestureRecognizer"),
        ("edges", .strings([dice.one(of: ["left", "top"])])),
      ]
    }
  }
}
