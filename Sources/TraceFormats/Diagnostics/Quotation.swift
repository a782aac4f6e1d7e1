/// `text` in quotes, fit for one line of a terminal.
///
/// What does not print is escaped and a long text is cut, so that no file can break up a message.
func quoted(_ text: some StringProtocol, atMost limit: Int = 60) -> String {
  var result = "\""
  var length = 0
  for scalar in text.unicodeScalars {
    guard length < limit else { return result + "…\"" }
    if scalar.isUnprintable {
      result += scalar.escape
    } else {
      result.unicodeScalars.append(scalar)
    }
    length += 1
  }
  return result + "\""
}

/// `3 fields`, `1 field`.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// `0x0A`.
func hexadecimal(_ byte: UInt8) -> String {
  let digits = String(byte, radix: 16, uppercase: true)
  return digits.utf8.count < 2 ? "0x0\(digits)" : "0x\(digits)"
}

/// What to call a byte that stands alone in a sentence.
func characterName(_ byte: UInt8) -> String {
  switch byte {
  case 0x00: "a NUL byte"
  case 0x09: "a tab"
  case 0x0A: "a line break"
  case 0x0D: "a carriage return"
  case 0x20: "a blank"
  case 0x22: "a double quote"
  case 0x21...0x7E: quoted(String(UnicodeScalar(byte)))
  case 0x01...0x1F, 0x7F: "the control character \(hexadecimal(byte))"
  default: "byte \(hexadecimal(byte))"
  }
}
