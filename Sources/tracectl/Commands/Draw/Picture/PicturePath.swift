import TraceCore

/// What a picture shows of a press.
struct PicturePath: Sendable {
  let press: Int

  /// The indices of the points that make the line.
  let line: [Int]

  /// The indices of the points that have dots.
  let dots: [Int]

  static func paths(of drawing: Drawing) -> [Self] {
    var pinned = [[Int]](repeating: [], count: drawing.presses.count)
    for mark in drawing.marks where pinned[mark.place.press].last != mark.place.point {
      pinned[mark.place.press].append(mark.place.point)
    }
    let total = drawing.presses.reduce(0) { $0 + $1.points.count }
    return drawing.presses.enumerated().map { index, press in
      let shape = PathThinning.kept(press.points, pinned: pinned[index])
      let ends = [0, press.points.count - 1].filter { $0 >= 0 }
      return Self(
        press: index, line: shape,
        dots: DotThinning.kept(press.points, pinned: pinned[index] + ends, total: total))
    }
  }
}
