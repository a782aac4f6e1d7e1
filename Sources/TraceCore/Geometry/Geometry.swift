/// A place in the plane, in points; x to the right, y down.
public struct Point: Hashable, Sendable {
  /// To the right, in points.
  public var x: Double
  /// Down, in points.
  public var y: Double

  /// The place that coordinates are counted from.
  public static let zero = Self(x: 0, y: 0)

  /// The place `x` points to the right and `y` points down.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Adds on each axis.
  public static func + (left: Self, right: Self) -> Self {
    Self(x: left.x + right.x, y: left.y + right.y)
  }

  /// The way from `right` to `left`, on each axis.
  public static func - (left: Self, right: Self) -> Self {
    Self(x: left.x - right.x, y: left.y - right.y)
  }

  /// The straight line's length, in points.
  public func distance(to other: Self) -> Double {
    let way = other - self
    return (way.x * way.x + way.y * way.y).squareRoot()
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// From left to right, in points.
  public var width: Double
  /// From top to bottom, in points.
  public var height: Double

  /// Neither width nor height.
  public static let zero = Self(width: 0, height: 0)

  /// A size of `width` by `height` points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// How far something reaches beyond the four sides of a rectangle, in points.
///
/// Positive reaches outwards, negative shrinks.
public struct Outsets: Hashable, Sendable {
  /// Upwards, in points.
  public var top: Double
  /// To the left, in points.
  public var left: Double
  /// Downwards, in points.
  public var bottom: Double
  /// To the right, in points.
  public var right: Double

  /// Exactly as far as the rectangle.
  public static let zero = Self(0)

  /// A distance for each side, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance on every side.
  public init(_ distance: Double) {
    self.init(top: distance, left: distance, bottom: distance, right: distance)
  }
}

/// A rectangle along the axes, in points.
///
/// It contains its minimum edges and not its maximum edges (documented: `CGRectContainsPoint`).
public struct Rect: Hashable, Sendable {
  /// The upper left corner, in points.
  public var origin: Point
  /// The extent to the right and down from the corner, in points.
  public var size: Size

  /// A rectangle at the origin that contains no point.
  public static let zero = Self(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle whose upper left corner is `origin`.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// The rectangle whose upper left corner is at `x` and `y`, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The upper edge, in points.
  public var minY: Double { origin.y }
  /// Halfway from the left to the right edge, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// Halfway from the upper to the lower edge, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, in points; a point on it is not inside.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge, in points; a point on it is not inside.
  public var maxY: Double { origin.y + size.height }
  /// From the left to the right edge, in points.
  public var width: Double { size.width }
  /// From the upper to the lower edge, in points.
  public var height: Double { size.height }
  /// The point halfway between all edges, in points.
  public var center: Point { Point(x: midX, y: midY) }

  /// Whether `point` lies inside; on a minimum edge it does, on a maximum edge it does not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The rectangle with each side moved outwards by its outset; empty where nothing is left.
  public func outset(by outsets: Outsets) -> Self {
    Self(
      x: minX - outsets.left, y: minY - outsets.top,
      width: max(0, width + outsets.left + outsets.right),
      height: max(0, height + outsets.top + outsets.bottom))
  }

  /// How far `point` lies outside, in points: the larger of the two axes' distances, or 0.
  public func distanceOutside(_ point: Point) -> Double {
    slopNeeded(for: point).distance
  }
}
