import TraceFormats

/// Text that becomes the inside of a JSON string in an HTML page.
///
/// Beside what JSON demands, everything is escaped with which a text could end the element that it
/// is in, or a line of a script.
final class ScriptText: ByteOutput {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { append($0) }
  }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends UTF-8: what needs no escape as it is, piece by piece.
  private func append(_ text: UnsafeRawBufferPointer) {
    var start = 0
    for index in text.indices {
      guard let unit = Self.unitToEscape(at: index, of: text) else { continue }
      // The last byte of U+2028 and U+2029 is the third.
      let end = unit > 0xFF ? index - 2 : index
      bytes.append(contentsOf: text[start..<end])
      escape(unit)
      start = index + 1
    }
    bytes.append(contentsOf: text[start...])
  }

  /// What ends at `index` and has to be escaped, if anything.
  private static func unitToEscape(
    at index: Int, of text: UnsafeRawBufferPointer
  ) -> UInt16? {
    let byte = text[index]
    switch byte {
    case 0x00..<0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"):
      return UInt16(byte)
    case 0xA8, 0xA9:
      guard index >= 2, text[index - 1] == 0x80, text[index - 2] == 0xE2 else { return nil }
      return 0x2028 | UInt16(byte & 1)
    default:
      return nil
    }
  }

  private func escape(_ unit: UInt16) {
    switch unit {
    case 0x22: bytes += #"\""#.utf8
    case 0x5C: bytes += #"\\"#.utf8
    case 0x0A: bytes += #"\n"#.utf8
    default:
      let digits = String(unit, radix: 16)
      bytes += #"\u"#.utf8
      bytes += String(repeating: "0", count: 4 - digits.count).utf8
      bytes += digits.utf8
    }
  }
}
