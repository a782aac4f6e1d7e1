import TraceCore

/// SVG or HTML that is being put together.
struct MarkupBuffer {
  private(set) var text = ""

  /// Appends markup of our own.
  mutating func markup(_ markup: String) {
    text += markup
  }

  /// Appends markup of our own that takes a line.
  mutating func line(_ markup: String) {
    text += markup
    text += "\n"
  }

  /// Appends text that came from a file, as the content of an element or of an attribute.
  mutating func content(_ content: String) {
    text += XMLText.line(DrawnText(content).text)
  }

  /// Appends `<NAME>CONTENT</NAME>`.
  mutating func element(_ name: String, content: String) {
    markup("<\(name)>")
    self.content(content)
    markup("</\(name)>")
  }

  /// Appends a length in points, rounded to hundredths.
  mutating func number(_ value: Double) {
    let limited = value.isFinite ? max(-Press.farthest, min(Press.farthest, value)) : 0
    let hundredths = Int((limited * 100).rounded())
    let size = hundredths.magnitude
    if hundredths < 0 { text += "-" }
    text += String(size / 100)
    let fraction = size % 100
    if fraction == 0 { return }
    text += fraction < 10 ? ".0" : "."
    text += String(fraction % 10 == 0 ? fraction / 10 : fraction)
  }

  /// Appends `X,Y`.
  mutating func point(_ point: Point) {
    number(point.x)
    text += ","
    number(point.y)
  }

  /// Appends `X,Y X,Y …`.
  mutating func points(_ points: [Point]) {
    for (index, point) in points.enumerated() {
      if index > 0 { text += " " }
      self.point(point)
    }
  }

  /// Appends `X Y WIDTH HEIGHT`.
  mutating func rectangle(_ rect: Rect) {
    for (index, value) in [rect.minX, rect.minY, rect.width, rect.height].enumerated() {
      if index > 0 { text += " " }
      number(value)
    }
  }

  /// The number as `number(_:)` appends it.
  static func numeral(_ value: Double) -> String {
    var buffer = Self()
    buffer.number(value)
    return buffer.text
  }
}
