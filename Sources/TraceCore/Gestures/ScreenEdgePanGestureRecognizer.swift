/// Recognizes a drag that starts at an edge of the window; UIKit's
/// `UIScreenEdgePanGestureRecognizer`.
///
/// Continuous.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// Edges of the window; UIKit's `UIRectEdge`.
  public struct Edges: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: UInt8

    /// The edges whose bits are set.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Where y is 0; inward is down.
    public static let top = Self(rawValue: 1 << 0)
    /// Where x is 0; inward is to the right.
    public static let left = Self(rawValue: 1 << 1)
    /// Where y is the window's height; inward is up.
    public static let bottom = Self(rawValue: 1 << 2)
    /// Where x is the window's width; inward is to the left.
    public static let right = Self(rawValue: 1 << 3)
    /// A drag from any side will do.
    public static let all: Self = [.top, .left, .bottom, .right]
  }

  /// The edges at which a drag may start.
  public var edges: Edges = []

  /// The edges near which all fingers began.
  private var startEdges: Edges = .all

  open override func touchesBegan(_ touches: [Touch], with event: Event) {
    if state == .possible {
      for touch in touches { startEdges.formIntersection(edgesNear(touch.start)) }
      if startEdges.isDisjoint(with: edges) {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  open override func reset() {
    startEdges = .all
    super.reset()
  }

  override func begin() {
    let isInward = hasMovedInward
    if isInward { super.begin() } else { state = .failed }
  }

  private func edgesNear(_ point: Point) -> Edges {
    guard let size = view?.window?.frame.size else { return [] }
    let limit = UIKitConstants.ScreenEdgePan.edgeDistance
    var near: Edges = []
    if point.y <= limit { near.insert(.top) }
    if point.x <= limit { near.insert(.left) }
    if size.height - point.y <= limit { near.insert(.bottom) }
    if size.width - point.x <= limit { near.insert(.right) }
    return near
  }

  private var hasMovedInward: Bool {
    let minimum = UIKitConstants.ScreenEdgePan.minimumInward
    let possible = startEdges.intersection(edges)
    return (possible.contains(.top) && movement.y >= minimum)
      || (possible.contains(.left) && movement.x >= minimum)
      || (possible.contains(.bottom) && movement.y <= -minimum)
      || (possible.contains(.right) && movement.x <= -minimum)
  }
}
