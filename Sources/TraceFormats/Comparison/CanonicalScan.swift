/// A quick look at whether details are written in the usual way, as nearly all of them are.
///
/// It may say no of some that are; then they are taken apart.
enum CanonicalScan {
  /// Whether nothing in `details` looks unusual: no two blanks, no number that a log would write
  /// otherwise.
  static func passes(_ details: Span<UInt8>) -> Bool {
    var index = 0
    var last = UInt8.blank
    while index < details.count {
      let byte = details[index]
      if byte == .blank, last == .blank { return false }
      index += 1
      last = byte
      guard byte == .equals || byte == .comma else { continue }
      guard let end = endOfNumber(in: details, from: index) else { return false }
      if end > index { last = details[end - 1] }
      index = end
    }
    return last != .blank || details.isEmpty
  }

  /// Where the number that begins at `start` ends, if one does; `nil` if it looks unusual.
  private static func endOfNumber(in details: Span<UInt8>, from start: Int) -> Int? {
    func byte(_ index: Int) -> UInt8 { index < details.count ? details[index] : .blank }
    func isDigit(_ index: Int) -> Bool { ASCII.isDigit(byte(index)) }

    var index = start
    if byte(index) == ASCII.plus || byte(index) == .point { return nil }
    if byte(index) == .minus { index += 1 }
    let first = index
    while isDigit(index) { index += 1 }
    let hasLeadingZero = byte(first) == ASCII.zero
    if hasLeadingZero, index > first + 1 { return nil }
    if byte(index) == .point {
      let point = index
      index += 1
      while isDigit(index) { index += 1 }
      // Three decimals at most, and no zero at the end.
      guard 1...3 ~= index - point - 1, byte(index - 1) != ASCII.zero else { return nil }
    } else if hasLeadingZero, first > start {
      return nil
    }
    return byte(index) | ASCII.caseBit == ASCII.smallE && index > first ? nil : index
  }
}
