/// Text for XML 1.0 and HTML; XML has no way to write most control characters.
enum XMLText {
  /// Fit for between tags and, having no line feeds, for attributes in quotes.
  static func line(_ text: String) -> String { escaped(PlainText.line(text)) }

  /// The same, but line feeds stay; only for between tags.
  static func lines(_ text: String) -> String { escaped(PlainText.lines(text)) }

  private static func escaped(_ text: String) -> String {
    PlainText.escape(
      text,
      [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
        "\u{FFFE}": "\\u{fffe}", "\u{FFFF}": "\\u{ffff}",
      ])
  }
}
