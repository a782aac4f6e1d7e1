import TraceCore

/// A grid of characters to draw on; each has two by four dots of its own.
///
/// In one place a sign hides a text, that the dots, those the lines.
struct SketchCanvas {
  /// The directions in which a line leaves a character.
  struct Edges: OptionSet {
    let rawValue: UInt8
    static let up = Self(rawValue: 1)
    static let down = Self(rawValue: 2)
    static let left = Self(rawValue: 4)
    static let right = Self(rawValue: 8)
  }

  private struct Cell {
    var edges: Edges = []
    var isDotted = false

    /// Bits of U+2800.
    var dots: UInt8 = 0
    var letter: Unicode.Scalar?
    var sign: Unicode.Scalar?

    /// Whose colour the dots and the sign have.
    var finger: Int?
  }

  let columns: Int
  let rows: Int
  private var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  private func index(_ column: Int, _ row: Int) -> Int? {
    guard column >= 0, column < columns, row >= 0, row < rows else { return nil }
    return row * columns + column
  }

  /// Draws the outline of a box; what lies outside of the canvas is left out.
  mutating func box(left: Int, top: Int, right: Int, bottom: Int) {
    for column in max(left, -1)...max(left, -1, min(right, columns)) {
      let sides: Edges =
        column == left ? .right : column == right ? .left : [.left, .right]
      add(sides, column, top)
      add(sides, column, bottom)
    }
    for row in max(top, -1)...max(top, -1, min(bottom, rows)) {
      let sides: Edges = row == top ? .down : row == bottom ? .up : [.up, .down]
      add(sides, left, row)
      add(sides, right, row)
    }
  }

  private mutating func add(_ edges: Edges, _ column: Int, _ row: Int) {
    if let index = index(column, row) { cells[index].edges.formUnion(edges) }
  }

  /// Draws a dotted box.
  mutating func dottedBox(left: Int, top: Int, right: Int, bottom: Int) {
    for column in max(left, 0)...max(left, 0, min(right, columns))
    where (column - left).isMultiple(of: 2) && column != right - 1 {
      for row in [top, bottom] {
        if let index = index(column, row) { cells[index].isDotted = true }
      }
    }
    for row in max(top, 0)...max(top, 0, min(bottom, rows)) {
      for column in [left, right] {
        if let index = index(column, row) { cells[index].isDotted = true }
      }
    }
  }

  /// Writes `text` unless something is written there already or there is no room.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  mutating func write(_ text: DrawnText, _ column: Int, _ row: Int) -> Bool {
    let width = text.columns
    guard width > 0, let first = index(column, row), index(column + width - 1, row) != nil,
      cells[first..<first + width].allSatisfy({ $0.letter == nil })
    else { return false }
    var place = first
    for scalar in text.text.unicodeScalars {
      let columns = DrawnText.columns(of: scalar)
      // A mark without a column of its own has no place here.
      if columns == 0 { continue }
      cells[place].letter = scalar
      // The second half of a wide character is nothing.
      if columns == 2 { cells[place + 1].letter = Self.secondHalf }
      place += columns
    }
    return true
  }

  private static let secondHalf: Unicode.Scalar = "\0"

  mutating func sign(_ sign: Unicode.Scalar, _ column: Int, _ row: Int, finger: Int?) {
    guard let index = index(column, row) else { return }
    if cells[index].letter == Self.secondHalf { return }
    cells[index].sign = sign
    cells[index].finger = finger
  }

  func sign(_ column: Int, _ row: Int) -> Unicode.Scalar? {
    index(column, row).flatMap { cells[$0].sign }
  }

  /// Sets one of the dots, counted over the whole canvas.
  mutating func dot(_ x: Int, _ y: Int, finger: Int?) {
    guard x >= 0, y >= 0, let index = index(x / 2, y / 4) else { return }
    let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]
    cells[index].dots |= bits[x % 2][y % 4]
    if let finger { cells[index].finger = finger }
  }

  /// The lines, without blanks at their ends.
  func lines(ink: SketchInk) -> [String] {
    (0..<rows).map { row in
      var line = ""
      var blanks = 0
      for cell in cells[row * columns..<(row + 1) * columns] where cell.letter != Self.secondHalf {
        let scalar = Self.scalar(of: cell)
        if scalar == " " {
          blanks += 1
          continue
        }
        line += String(repeating: " ", count: blanks)
        blanks = 0
        if let finger = cell.finger, cell.sign != nil || cell.letter == nil {
          line += ink.paint(scalar, finger: finger)
        } else {
          line.unicodeScalars.append(scalar)
        }
      }
      return line
    }
  }

  private static let boxes: [Unicode.Scalar] = Array(" ╵╷│╴┘┐┤╶└┌├─┴┬┼".unicodeScalars)

  private static func scalar(of cell: Cell) -> Unicode.Scalar {
    if let sign = cell.sign { return sign }
    if let letter = cell.letter { return letter }
    if cell.dots != 0 { return Unicode.Scalar(0x2800 + UInt32(cell.dots)) ?? " " }
    if !cell.edges.isEmpty { return boxes[Int(cell.edges.rawValue)] }
    return cell.isDotted ? "·" : " "
  }
}
