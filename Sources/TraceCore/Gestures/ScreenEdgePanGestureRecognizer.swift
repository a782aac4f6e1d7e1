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
        let limit = UIKitConstants.ScreenEdgePan.edgeDistance
        explain(.missed(.beganAway(distanceFromEdges(touches), above: limit)))
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
    let minimum = UIKitConstants.ScreenEdgePan.minimumInward
    if inward >= minimum {
      super.begin()
    } else {
      explain(.missed(.wentNotInward(inward, minimum: minimum)))
      state = .failed
    }
  }

  private func edgesNear(_ point: Point) -> Edges {
    let limit = UIKitConstants.ScreenEdgePan.edgeDistance
    return Edges(distances(of: point).filter { $0.distance <= limit }.map(\.edge))
  }

  /// How far a point is from each edge of the window, in points.
  private func distances(of point: Point) -> [(edge: Edges, distance: Double)] {
    guard let size = view?.window?.frame.size else { return [] }
    return [
      (.top, point.y), (.left, point.x), (.bottom, size.height - point.y),
      (.right, size.width - point.x),
    ]
  }

  /// How far the one of some touches that is farthest from the wanted edges is from the nearest.
  private func distanceFromEdges(_ touches: [Touch]) -> Double {
    let nearest = touches.map { touch in
      distances(of: touch.start).filter { edges.contains($0.edge) }.map(\.distance).min() ?? 0
    }
    return nearest.max() ?? 0
  }

  /// How far the fingers have moved away from one of the edges that they started at, in points.
  private var inward: Double {
    let possible = startEdges.intersection(edges)
    let ways: [(edge: Edges, distance: Double)] = [
      (.top, movement.y), (.left, movement.x), (.bottom, -movement.y), (.right, -movement.x),
    ]
    return ways.filter { possible.contains($0.edge) }.map(\.distance).max() ?? 0
  }
}
