/// A line of an explanation, as deep in it as two blanks a step show.
struct ExplanationLine {
  let depth: Int
  let prose: Prose

  /// No line is longer, in characters, unless a word is.
  private static let width = 100

  /// Appends the line and its end, broken between words where it is too long.
  func write(to text: inout String) {
    let indentation = String(repeating: " ", count: 2 * depth)
    let line = prose.text
    text += indentation
    if line.utf8.count + indentation.utf8.count <= Self.width {
      text += line
    } else {
      writeBroken(line, indentation, to: &text)
    }
    text += "\n"
  }

  private func writeBroken(_ line: String, _ indentation: String, to text: inout String) {
    var column = indentation.utf8.count
    for (index, word) in line.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let length = word.unicodeScalars.count
      if index > 0, column + 1 + length > Self.width {
        text += "\n" + indentation + "    "
        column = indentation.utf8.count + 4
      } else if index > 0 {
        text += " "
        column += 1
      }
      text += word
      column += length
    }
  }
}
