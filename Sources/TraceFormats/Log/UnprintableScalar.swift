/// What must not reach a terminal, a page or a picture as it is, and how it is written instead.
extension Unicode.Scalar {
  /// Whether writing the character does something else than print it: control characters, line
  /// separators, and the format characters, which are invisible or turn the text around them.
  ///
  /// The format characters are listed, so that every version of Unicode's tables, which come with
  /// the system, writes the same log.
  package var isUnprintable: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0xAD, 0x600...0x605, 0x61C, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x180E: true
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0x110BD, 0x110CD, 0x13430...0x1343F, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A: true
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// The character as an escape: `\n`, `\r`, `\t`, `\u{1b}`.
  package var escape: String {
    switch self {
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: #"\u{\#(String(value, radix: 16))}"#
    }
  }
}
