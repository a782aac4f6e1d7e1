/// Text that came from a file, made safe for a line.
///
/// A text must never make a second line, move the cursor or change the terminal's colours. So
/// every character that does not print is written as an escape: `\n`, `\t`, `\u{1b}`. A backslash
/// stays as it is, because the log is made to be read.
extension PlainBuffer where Element == UInt8 {
  /// Appends a text of several words.
  func append(text: String) {
    append(text, plain: .blank)
  }

  /// Appends one word of a line: its blanks become `\u{20}`, and an empty one is `""`.
  ///
  /// - Returns: How many columns the word takes.
  @discardableResult
  func append(word: String) -> Int {
    if word.isEmpty {
      append(#""""#)
      return 2
    }
    return append(word, plain: .blank + 1)
  }

  /// - Parameters:
  ///   - text: What to append.
  ///   - plain: The least ASCII byte that needs no escape.
  /// - Returns: How many columns the text takes.
  @discardableResult
  private func append(_ text: String, plain: UInt8) -> Int {
    let start = count
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      // 0x7F is the first byte that is not printable ASCII.
      guard bytes.allSatisfy({ $0 >= plain && $0 < 0x7F }) else { return false }
      append(bytes)
      return true
    }
    if isPlain != true { return appendSlowly(text, plain: plain) }
    return count - start
  }

  @inline(never)
  private func appendSlowly(_ text: String, plain: UInt8) -> Int {
    var columns = 0
    for scalar in text.unicodeScalars {
      if scalar.isUnprintable || scalar.value < plain {
        columns += append(escape: scalar.escape)
      } else {
        for byte in String(scalar).utf8 { append(byte) }
        columns += 1
      }
    }
    return columns
  }

  private func append(escape: String) -> Int {
    for byte in escape.utf8 { append(byte) }
    return escape.utf8.count
  }
}
