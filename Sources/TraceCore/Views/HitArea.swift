/// Where a view says that a point is inside of it.
public struct HitArea: Hashable, Sendable {
  /// The figure inscribed in the grown bounds.
  public enum Shape: String, CaseIterable, Hashable, Sendable {
    /// Minimum edges in, maximum edges out.
    case rect
    /// All edge points in.
    case ellipse
    /// A rectangle with half circles on its shorter sides, all edge points in.
    case capsule
  }

  /// The figure in the grown bounds that contains the points inside.
  public var shape: Shape

  /// How far the area reaches beyond the bounds, in points; negative shrinks it.
  public var outsets: Outsets

  /// An area around the bounds; unless told otherwise, the bounds themselves.
  public init(shape: Shape = .rect, outsets: Outsets = .zero) {
    self.shape = shape
    self.outsets = outsets
  }

  /// Whether `point` is in the area that belongs to `bounds`, both in the view's coordinates.
  public func contains(_ point: Point, in bounds: Rect) -> Bool {
    let area = outsets == .zero ? bounds : bounds.outset(by: outsets)
    guard area.width > 0, area.height > 0 else { return false }
    switch shape {
    case .rect:
      return area.contains(point)
    case .ellipse:
      let x = (point.x - area.midX) / (area.width / 2)
      let y = (point.y - area.midY) / (area.height / 2)
      return x * x + y * y <= 1
    case .capsule:
      let radius = min(area.width, area.height) / 2
      let x = max(0, abs(point.x - area.midX) - (area.width / 2 - radius))
      let y = max(0, abs(point.y - area.midY) - (area.height / 2 - radius))
      return x * x + y * y <= radius * radius
    }
  }
}
