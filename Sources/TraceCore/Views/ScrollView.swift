/// A view whose content is larger than itself and follows a finger; UIKit's `UIScrollView`.
///
/// There is no bounce and no deceleration.
open class ScrollView: View {
  /// The size of the content, in points.
  public var contentSize = Size.zero

  /// Whether a touch in the content waits a while, in case the finger means to scroll.
  public var delaysContentTouches = true

  /// Whether content that has the touch already may lose it to scrolling.
  public var canCancelContentTouches = true

  /// Whether the finger scrolls at all.
  public var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }

  /// The answer of `touchesShouldBegin`; it stands for an app's override.
  public var letsTouchesBegin = true

  /// The answer of `touchesShouldCancel`, or `nil` for UIKit's own; it stands for an app's override.
  public var letsTouchesBeCancelled: Bool?

  /// The recognizer that scrolls.
  public let panGestureRecognizer: PanGestureRecognizer

  public override init(id: String, frame: Rect = .zero) {
    let pan = ScrollViewPanGestureRecognizer(id: "\(id).pan")
    panGestureRecognizer = pan
    super.init(id: id, frame: frame)
    pan.scrollView = self
    addGestureRecognizer(pan)
  }

  /// The place of the content at the bounds' top left corner, in points.
  public var contentOffset: Point {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Whether content gets its touches at all; the default says yes.
  ///
  /// Documented: `UIScrollView.touchesShouldBegin(_:with:in:)`.
  open func touchesShouldBegin(_ touches: [Touch], with event: Event?, in view: View) -> Bool {
    letsTouchesBegin
  }

  /// Whether scrolling may take a touch from `view`; by default not from a control.
  ///
  /// Documented: `UIScrollView.touchesShouldCancel(in:)`.
  open func touchesShouldCancel(in view: View) -> Bool {
    letsTouchesBeCancelled ?? !(view is Control)
  }

  // MARK: Touches: a scroll view passes none on (measured)

  open override func touchesBegan(_ touches: [Touch], with event: Event?) {
    arriving(.began, touches) {}
  }

  open override func touchesMoved(_ touches: [Touch], with event: Event?) {
    arriving(.moved, touches) {}
  }

  open override func touchesEnded(_ touches: [Touch], with event: Event?) {
    arriving(.ended, touches) {}
  }

  open override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    arriving(.cancelled, touches) {}
  }

  // MARK: Scrolling

  /// The largest offset on each axis, in points; 0 where the content is not larger than the bounds.
  private var maximumOffset: Point {
    Point(
      x: max(0, contentSize.width - bounds.width), y: max(0, contentSize.height - bounds.height))
  }

  /// Whether the view keeps a touch from its content for a while.
  final var delaysContent: Bool {
    delaysContentTouches && isScrollEnabled && maximumOffset != .zero
  }

  /// Whether the content can follow a finger that moves this way, in points of the window.
  final func canFollow(_ movement: Point) -> Bool {
    func can(_ distance: Double, _ offset: Double, _ maximum: Double) -> Bool {
      abs(distance) >= UIKitConstants.Pan.threshold && maximum > 0
        && (distance > 0 ? offset > 0 : offset < maximum)
    }
    return can(movement.x, contentOffset.x, maximumOffset.x)
      || can(movement.y, contentOffset.y, maximumOffset.y)
  }

  /// Whether scrolling may take these touches from the content that has them.
  final func mayTake(_ touches: [Touch]) -> Bool {
    touches.allSatisfy { touch in
      guard touch.view !== self else { return true }
      return switch touch.standing {
      case .delivered, .endWithheld: canCancelContentTouches && touchesShouldCancel(in: touch.view)
      case .new, .held, .withheldFromView, .over, .dropped, .ignored: true
      }
    }
  }

  /// Moves the content with the finger, from where it was when the finger took it.
  ///
  /// - Returns: Whether it moved.
  final func follow(_ translation: Point, from start: Point) -> Bool {
    let maximum = maximumOffset
    func offset(_ start: Double, _ translation: Double, _ maximum: Double) -> Double {
      maximum > 0 ? min(max(start - translation, 0), maximum) : start
    }
    let next = Point(
      x: offset(start.x, translation.x, maximum.x), y: offset(start.y, translation.y, maximum.y))
    guard next != contentOffset else { return false }
    contentOffset = next
    return true
  }
}

extension View {
  /// The scroll views that this view is in, the innermost first.
  final var enclosingScrollViews: [ScrollView] {
    var found: [ScrollView] = []
    var one = superview
    while let view = one {
      if let scrollView = view as? ScrollView { found.append(scrollView) }
      one = view.superview
    }
    return found
  }
}
