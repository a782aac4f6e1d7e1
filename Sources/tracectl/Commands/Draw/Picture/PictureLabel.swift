import TraceCore

/// A text of a picture at its place.
struct PictureLabel: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// The id of the view with this index.
    case view(Int)
    /// How far the slop reaches.
    case slop
    case mark
    /// Which finger went down there.
    case finger
  }

  struct Line: Hashable, Sendable {
    let text: String
    var isStrong = false
  }

  let role: Role
  let lines: [Line]

  /// What it takes up, in points.
  let box: Rect

  /// What it is about, where that is not at once clear.
  var pointer: Point?

  /// Whether the text is set against the box's right side.
  var isFlushRight = false
}

extension PictureLabel {
  /// In points; the font is a monospaced one, so that widths are known.
  static let fontSize = 11.0
  static let lineHeight = 13.5
  static let characterWidth = 6.7

  /// The longest line, in characters.
  static let limit = 34

  static func size(of lines: [Line]) -> Size {
    let columns = lines.map { DrawnText($0.text).columns }.max() ?? 0
    return Size(
      width: Double(columns) * characterWidth, height: Double(lines.count) * lineHeight)
  }
}
