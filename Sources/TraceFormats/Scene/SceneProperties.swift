import TraceCore

/// The keys that set a property, by the class that has it.
///
/// They are applied in this order, whatever the file's: a frame before bounds. A list is made when
/// it is needed first.
final class SceneProperties {
  /// The names of all properties of a class, once they were asked for.
  var namesByClass: [ObjectIdentifier: [String]] = [:]

  private(set) lazy var view: [SceneProperty<View>] = [
    .rect("frame", \.frame),
    .rect("bounds", \.bounds),
    SceneProperty("transform") { json throws(Mistake) in
      let value = try json.transform("transform")
      let numbers = [value.a, value.b, value.c, value.d, value.tx, value.ty]
      return SceneAssignment(.numbers(numbers)) { $0.transform = value }
    },
    .number("alpha", \.alpha, in: 0...1),
    .bool("isHidden", \.isHidden),
    .bool("isUserInteractionEnabled", \.isUserInteractionEnabled),
    .bool("isMultipleTouchEnabled", \.isMultipleTouchEnabled),
    .bool("isExclusiveTouch", \.isExclusiveTouch),
    .word("hitShape", \.hitArea.shape),
    SceneProperty("hitOutset") { json throws(Mistake) in
      let value = try json.outsets("hitOutset")
      let isOne = value == Outsets(value.top)
      return SceneAssignment(
        isOne
          ? .number(value.top) : .numbers([value.top, value.left, value.bottom, value.right])
      ) { $0.hitArea.outsets = value }
    },
    .word("touchHandling", \.touchHandling),
  ]

  private(set) lazy var control: [SceneProperty<Control>] = [
    .bool("isEnabled", \.isEnabled),
    .bool("isSelected", \.isSelected),
    SceneProperty("touchSlop") { json throws(Mistake) in
      let value = try json.number("touchSlop", in: 0...)
      return SceneAssignment(.number(value)) { $0.touchSlop = value }
    },
  ]

  private(set) lazy var slider: [SceneProperty<Slider>] = [
    .real("minimumValue", \.minimumValue),
    .real("maximumValue", \.maximumValue),
    .real("value", \.value),
    .bool("isContinuous", \.isContinuous),
    .distance("thumbWidth", \.thumbWidth),
    .bool("jumpsToTouch", \.jumpsToTouch),
    .bool("restoresValueOnCancel", \.restoresValueOnCancel),
  ]

  private(set) lazy var switchControl: [SceneProperty<Switch>] = [.bool("isOn", \.isOn)]

  private(set) lazy var segmentedControl: [SceneProperty<SegmentedControl>] = [
    .count("numberOfSegments", \.numberOfSegments, from: 0),
    .count("selectedSegmentIndex", \.selectedSegmentIndex, from: SegmentedControl.noSegment),
    .bool("isMomentary", \.isMomentary),
    SceneProperty("disabledSegments") { json throws(Mistake) in
      var indices: [Int] = []
      for element in try json.array("disabledSegments") {
        indices.append(try element.integer("disabledSegments", in: 0...Int.max))
      }
      return SceneAssignment(.numbers(indices.map(Double.init))) { $0.disabledSegments = indices }
    },
  ]

  private(set) lazy var stepper: [SceneProperty<Stepper>] = [
    .real("minimumValue", \.minimumValue),
    .real("maximumValue", \.maximumValue),
    .real("value", \.value),
    SceneProperty("stepValue") { json throws(Mistake) in
      let value = try json.number("stepValue")
      guard value > 0 else {
        throw json.outOfRange("stepValue", shortText(value), expected: "more than 0")
      }
      return SceneAssignment(.number(value)) { $0.stepValue = value }
    },
    .bool("isContinuous", \.isContinuous),
    .bool("autorepeat", \.autorepeat),
    .bool("wraps", \.wraps),
  ]

  private(set) lazy var pageControl: [SceneProperty<PageControl>] = [
    .count("numberOfPages", \.numberOfPages, from: 0),
    .count("currentPage", \.currentPage, from: 0),
  ]

  private(set) lazy var scrollView: [SceneProperty<ScrollView>] = [
    .size("contentSize", \.contentSize),
    .point("contentOffset", \.contentOffset),
    .bool("isScrollEnabled", \.isScrollEnabled),
    .bool("delaysContentTouches", \.delaysContentTouches),
    .bool("canCancelContentTouches", \.canCancelContentTouches),
    .bool("touchesShouldBegin", \.letsTouchesBegin),
    SceneProperty("touchesShouldCancel") { json throws(Mistake) in
      let value = try json.bool("touchesShouldCancel")
      return SceneAssignment(.bool(value)) { $0.letsTouchesBeCancelled = value }
    },
  ]

  private(set) lazy var recognizer: [SceneProperty<GestureRecognizer>] = [
    .bool("isEnabled", \.isEnabled),
    .bool("cancelsTouchesInView", \.cancelsTouchesInView),
    .bool("delaysTouchesBegan", \.delaysTouchesBegan),
    .bool("delaysTouchesEnded", \.delaysTouchesEnded),
  ]

  private(set) lazy var tap: [SceneProperty<TapGestureRecognizer>] = [
    .count("numberOfTapsRequired", \.numberOfTapsRequired, from: 1),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired, from: 1),
  ]

  private(set) lazy var longPress: [SceneProperty<LongPressGestureRecognizer>] = [
    .duration("minimumPressDuration", \.minimumPressDuration),
    .distance("allowableMovement", \.allowableMovement),
    .count("numberOfTapsRequired", \.numberOfTapsRequired, from: 0),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired, from: 1),
  ]

  private(set) lazy var pan: [SceneProperty<PanGestureRecognizer>] = [
    .count("minimumNumberOfTouches", \.minimumNumberOfTouches, from: 1),
    .count("maximumNumberOfTouches", \.maximumNumberOfTouches, from: 1),
    .word("resetsTranslation", \.resetsTranslation),
  ]

  private(set) lazy var screenEdgePan: [SceneProperty<ScreenEdgePanGestureRecognizer>] = [
    SceneProperty("edges") { json throws(Mistake) in
      let edges = try json.options("edge", Self.edges)
      guard !edges.isEmpty else {
        throw json.outOfRange("edges", "empty", expected: "at least one edge")
      }
      let names = Self.edges.filter { $0.option != .all && edges.contains($0.option) }
        .map(\.name)
      let text = edges == .all ? "all" : names.joined(separator: ",")
      return SceneAssignment(.text(text)) { $0.edges = edges }
    }
  ]

  private(set) lazy var swipe: [SceneProperty<SwipeGestureRecognizer>] = [
    SceneProperty("direction") { json throws(Mistake) in
      let known = SwipeGestureRecognizer.Direction.named.map { ($0.name, $0.direction) }
      let direction = try json.options("direction", known)
      guard !direction.isEmpty else {
        throw json.outOfRange("direction", "empty", expected: "at least one direction")
      }
      let names = known.filter { direction.contains($0.1) }.map(\.0)
      return SceneAssignment(.text(names.joined(separator: ","))) { $0.direction = direction }
    },
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired, from: 1),
  ]

  private static var edges: [(name: String, option: ScreenEdgePanGestureRecognizer.Edges)] {
    [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right), ("all", .all)]
  }
}
