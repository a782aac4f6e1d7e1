package import TraceCore

/// How a log writes single values, for what is printed beside a log.
package enum LogNotation {
  /// A text of several words, on one line and without what a terminal would obey.
  package static func text(_ text: String) -> String {
    written { $0.append(text: text) }
  }

  /// A line such as a log begins with: `# TEXT`, and its end.
  package static func comment(_ text: String) -> String {
    written {
      $0.append("# ")
      $0.append(text: text)
      $0.append(.newline)
    }
  }

  /// One word: its blanks are escaped too.
  package static func word(_ word: String) -> String {
    written { $0.append(word: word) }
  }

  /// A number rounded to three decimals.
  package static func rounded(_ value: Double) -> String {
    written { $0.append(rounded: value) }
  }

  /// The shortest decimal that reads back as `value`, which is finite.
  package static func exact(_ value: Double) -> String {
    written { $0.append(exact: value) }
  }

  /// Seconds with three decimals.
  package static func time(_ time: Instant) -> String {
    String(written { $0.append(column: time) }.drop { $0 == " " })
  }

  /// Seconds to the microsecond.
  package static func exact(_ time: Instant) -> String {
    written { $0.append(exact: time) }
  }

  /// A JSON string in which everything that does not print is escaped.
  package static func json(_ text: String) -> String {
    written { $0.append(quoted: text) }
  }

  private static func written(_ write: (ByteBuffer) -> Void) -> String {
    let buffer = ByteBuffer()
    write(buffer)
    return buffer.withElements { String(decoding: $0, as: UTF8.self) }
  }
}
