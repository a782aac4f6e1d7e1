import Testing
import TraceCore

@testable import tracectl

/// What holds whatever the path: nothing that could be seen is lost.
@Suite struct PathThinningTests {
  enum Shape: CaseIterable {
    case line, retraced, circle, spiral, zigzag, walk, jitter, still, staircase, huge
  }

  /// Numbers that are the same in every run.
  private struct Dice {
    var seed: UInt64

    mutating func roll() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 33) / Double(UInt32.max >> 1) - 0.5
    }
  }

  private static func points(_ shape: Shape, count: Int = 400) -> [Point] {
    var dice = Dice(seed: UInt64(count))
    var walker = Point.zero
    return (0..<count).map { index in
      let share = Double(index) / Double(max(1, count - 1))
      switch shape {
      case .line: return Point(x: 300 * share, y: 100 * share)
      case .retraced:
        return Point(x: index < count / 2 ? 400 * share : 400 * (1 - share), y: 20)
      case .circle, .spiral:
        // A circle by its rational parametrization, which needs no sines.
        let t = 4 * share - 2
        let radius = shape == .circle ? 100 : 100 * share
        return Point(
          x: radius * (1 - t * t) / (1 + t * t), y: radius * 2 * t / (1 + t * t))
      case .zigzag: return Point(x: Double(index), y: index.isMultiple(of: 2) ? 0 : 30)
      case .walk:
        walker = walker + Point(x: 4 * dice.roll(), y: 4 * dice.roll())
        return walker
      case .jitter: return Point(x: 50 + 0.15 * dice.roll(), y: 50 + 0.15 * dice.roll())
      case .still: return Point(x: 7, y: 7)
      case .staircase: return Point(x: Double(index / 2), y: Double((index + 1) / 2))
      case .huge: return Point(x: 1e7 * dice.roll(), y: 1e7 * dice.roll())
      }
    }
  }

  private static func distance(of point: Point, from start: Point, to end: Point) -> Double {
    let way = end - start
    let length = way.x * way.x + way.y * way.y
    guard length > 0 else { return point.distance(to: start) }
    let offset = point - start
    let share = max(0, min(1, (offset.x * way.x + offset.y * way.y) / length))
    return point.distance(to: Point(x: start.x + share * way.x, y: start.y + share * way.y))
  }

  @Test(arguments: Shape.allCases, [1, 2, 3, 17, 400])
  func keepsTheShape(_ shape: Shape, _ count: Int) {
    let points = Self.points(shape, count: count)
    let kept = PathThinning.kept(points, pinned: [])
    #expect(kept.first == 0)
    #expect(kept.last == count - 1)
    #expect(zip(kept, kept.dropFirst()).allSatisfy { $0 < $1 })
    let bound = 2 * PathThinning.tolerance + 1e-6
    for (start, end) in zip(kept, kept.dropFirst()) {
      for index in start...end {
        let distance = Self.distance(of: points[index], from: points[start], to: points[end])
        #expect(distance <= bound, "\(index) between \(start) and \(end)")
      }
    }
  }

  @Test(arguments: Shape.allCases)
  func keepsTheExtent(_ shape: Shape) {
    let points = Self.points(shape)
    let kept = PathThinning.kept(points, pinned: []).map { points[$0] }
    #expect(Rect.around(kept) == Rect.around(points))
  }

  @Test(arguments: Shape.allCases)
  func keepsWhatIsPinned(_ shape: Shape) {
    let pinned = [5, 6, 7, 100, 233, 399]
    let kept = PathThinning.kept(Self.points(shape), pinned: pinned)
    #expect(Set(kept).isSuperset(of: pinned))
    #expect(Set(kept).count == kept.count)
  }

  @Test func leavesOutWhatNobodySees() {
    #expect(PathThinning.kept(Self.points(.line), pinned: []) == [0, 399])
    #expect(PathThinning.kept(Self.points(.still), pinned: []) == [0, 399])
    #expect(PathThinning.kept(Self.points(.retraced), pinned: []).count <= 4)
    #expect(PathThinning.kept(Self.points(.circle), pinned: []).count < 200)
    #expect(PathThinning.kept(Self.points(.zigzag), pinned: []).count == 400)
    #expect(PathThinning.kept([], pinned: []) == [])
  }
}

@Suite struct DotThinningTests {
  @Test func leavesFewDotsAlone() {
    let points = [Point](repeating: .zero, count: 5)
    #expect(DotThinning.kept(points, pinned: [], total: 5) == [0, 1, 2, 3, 4])
  }

  @Test func leavesOneDotToAPlace() {
    let points = [0.0, 0.1, 0.2, 10, 10.1, 0.3].map { Point(x: $0, y: 0) }
    #expect(DotThinning.kept(points, pinned: [], total: 9_999) == [0, 3])
    #expect(DotThinning.kept(points, pinned: [2, 5], total: 9_999) == [0, 2, 3, 5])
  }
}
