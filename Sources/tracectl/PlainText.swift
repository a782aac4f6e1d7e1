import TraceFormats

/// Text from files, ids and command lines, made fit to be shown: it can hold anything.
enum PlainText {
  /// One line, without what a terminal would obey or a reader be misled by.
  static func line(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result
  }

  /// The same, but line feeds stay; a carriage return before one goes.
  static func lines(_ text: some StringProtocol) -> String {
    var result = ""
    var hasReturn = false
    for scalar in text.unicodeScalars {
      if hasReturn, scalar != "\n" { append("\r", to: &result) }
      hasReturn = scalar == "\r"
      if scalar == "\n" { result += "\n" } else if !hasReturn { append(scalar, to: &result) }
    }
    if hasReturn { append("\r", to: &result) }
    return result
  }

  /// `text` with another text for each scalar that `escapes` has one for.
  ///
  /// Scalars, not characters: a combining mark behind a quote would make another character of it.
  static func escape(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escapes[scalar] {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    if scalar.isUnprintable {
      result += scalar.escape
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
}
