import TraceFormats

/// Text that becomes the inside of a JSON string in an HTML page.
///
/// Beside what JSON demands, everything is escaped with which a text could end the element that it
/// is in, or a line of a script.
final class ScriptText: ByteOutput {
  private(set) var bytes: [UInt8] = []

  func write(_ bytes: RawSpan) {
    self.bytes.reserveCapacity(self.bytes.count + bytes.byteCount)
    bytes.withUnsafeBytes { buffer in
      for (index, byte) in buffer.enumerated() { append(byte, at: index, of: buffer) }
    }
  }

  func append(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      let buffer = UnsafeRawBufferPointer(utf8)
      for (index, byte) in buffer.enumerated() { append(byte, at: index, of: buffer) }
    }
  }

  private func append(_ byte: UInt8, at index: Int, of buffer: UnsafeRawBufferPointer) {
    switch byte {
    case UInt8(ascii: "\""): bytes += #"\""#.utf8
    case UInt8(ascii: "\\"): bytes += #"\\"#.utf8
    case UInt8(ascii: "\n"): bytes += #"\n"#.utf8
    case 0x00..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
      escape(UInt16(byte))
    case 0xA8, 0xA9:
      // U+2028 and U+2029 end a line of a script.
      if index >= 2, buffer[index - 1] == 0x80, buffer[index - 2] == 0xE2 {
        bytes.removeLast(2)
        escape(0x2000 | UInt16(byte & 0x3F | 0x20))
      } else {
        bytes.append(byte)
      }
    default: bytes.append(byte)
    }
  }

  private func escape(_ unit: UInt16) {
    let digits = String(unit, radix: 16)
    bytes += #"\u"#.utf8
    bytes += String(repeating: "0", count: 4 - digits.count).utf8
    bytes += digits.utf8
  }
}
