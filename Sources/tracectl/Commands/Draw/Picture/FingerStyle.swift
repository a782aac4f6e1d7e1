/// How a finger is told from the others: by colour, and by dashes and shapes where colour fails.
struct FingerStyle: Hashable, Sendable {
  /// The form of a finger's first and last mark.
  enum Shape: Int, CaseIterable, Sendable {
    case circle
    case square
    case diamond
    case triangle
    case hexagon
    case pentagon
  }

  /// The style's number, with which the names of its classes end.
  let number: Int

  /// How many styles there are; further fingers begin again with the first.
  static let count = colors.count

  init(finger: Int) {
    number = finger % Self.count
  }

  var shape: Shape { Shape(rawValue: number) ?? .circle }

  /// Of Okabe and Ito's palette for every kind of colour vision, on light and on dark paper.
  static let colors: [(light: String, dark: String)] = [
    ("#0072B2", "#56B4E9"),
    ("#D55E00", "#E69F00"),
    ("#009E73", "#009E73"),
    ("#CC79A7", "#CC79A7"),
    ("#E69F00", "#F0E442"),
    ("#000000", "#FFFFFF"),
  ]

  /// The strokes and gaps of a path, in pixels; none for a solid line.
  static let dashes = ["none", "9 4", "3 3", "12 4 3 4", "6 3", "2 5"]
}

extension FingerStyle.Shape {
  /// An outline about the origin; `radius` is half of its extent, in points.
  func path(radius: Double) -> String {
    let r = MarkupBuffer.numeral(radius)
    let half = MarkupBuffer.numeral(radius / 2)
    let most = MarkupBuffer.numeral(radius * 0.866)
    let d = MarkupBuffer.numeral(2 * radius)
    return switch self {
    case .circle: "M-\(r) 0a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0-\(d) 0z"
    case .square: "M-\(most)-\(most)H\(most)V\(most)H-\(most)z"
    case .diamond: "M0-\(r)L\(r) 0 0 \(r)-\(r) 0z"
    case .triangle: "M0-\(r)L\(most) \(half)H-\(most)z"
    case .hexagon: "M-\(r) 0L-\(half)-\(most)H\(half)L\(r) 0 \(half) \(most)H-\(half)z"
    case .pentagon: "M0-\(r)L\(r)-\(half)\(half) \(r)H-\(half)L-\(r)-\(half)z"
    }
  }
}
