extension PlainBuffer where Element == UInt8 {
  /// Appends UTF-8 text as it stands between the quotes of a JSON string.
  ///
  /// The text is a log's, in which everything that does not print is escaped already, so only what
  /// JSON cannot have is replaced.
  func append(quotable bytes: UnsafeBufferPointer<UInt8>) {
    var plainStart = 0
    for (offset, byte) in bytes.enumerated() {
      guard byte < .blank || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else {
        continue
      }
      append(UnsafeBufferPointer(rebasing: bytes[plainStart..<offset]))
      append(escaped: byte)
      plainStart = offset + 1
    }
    append(UnsafeBufferPointer(rebasing: bytes[plainStart...]))
  }

  private func append(escaped byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append(#"\""#)
    case UInt8(ascii: "\\"): append(#"\\"#)
    case .newline: append(#"\n"#)
    default:
      append(byte < 0x10 ? #"\u000"# : #"\u00"#)
      for digit in String(byte, radix: 16).utf8 { append(digit) }
    }
  }
}
