/// An affine map of the plane, with `CGAffineTransform`'s six numbers.
///
/// `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
  /// How much of x goes into x'.
  public var a: Double
  /// How much of x goes into y'.
  public var b: Double
  /// How much of y goes into x'.
  public var c: Double
  /// How much of y goes into y'.
  public var d: Double
  /// How far the map moves to the right, in points.
  public var tx: Double
  /// How far the map moves down, in points.
  public var ty: Double

  /// The map that leaves every point where it is.
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// The map with these six numbers; `tx` and `ty` are in points.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that moves every point by `distance`, in points.
  public init(translation distance: Point) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: distance.x, ty: distance.y)
  }

  /// Where the map takes `point`.
  public func callAsFunction(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The map that first does this one and then `next`.
  public func then(_ next: Self) -> Self {
    Self(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The map back, or `nil` where this one flattens the plane to a line or a point.
  public var inverse: Self? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return Self(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
