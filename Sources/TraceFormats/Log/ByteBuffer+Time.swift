import TraceCore

extension PlainBuffer where Element == UInt8 {
  /// The width of the time column, in characters.
  static var timeWidth: Int { 9 }

  /// Appends a moment in seconds with three decimals, right-aligned in nine characters.
  ///
  /// It is rounded half away from zero; what rounds to zero has no sign. A longer one takes what it
  /// needs.
  func append(column time: Instant) {
    let milliseconds = (time.microseconds.magnitude + 500) / 1_000
    let isNegative = time.microseconds < 0 && milliseconds > 0
    let seconds = milliseconds / 1_000
    if seconds < 1_000 && !isNegative {
      return append(room: 10) { place in
        place[0] = .blank
        place[1] = .blank
        DecimalGroup(aligned: UInt32(seconds)).write(to: place + 2)
        place[5] = .point
        DecimalGroup(decimals: UInt32(milliseconds % 1_000)).write(to: place + 6)
        return Self.timeWidth
      }
    }
    // Blanks for all but the last digit of the seconds, the point and the decimals.
    var blanks = Self.timeWidth - 5 - (isNegative ? 1 : 0)
    var bound: UInt64 = 10
    while blanks > 0 && seconds >= bound {
      blanks -= 1
      bound *= 10
    }
    append(blanks: blanks)
    if isNegative { append(.minus) }
    append(decimal: seconds)
    append(.point)
    append(group: milliseconds % 1_000)
  }

  /// Appends a moment in seconds, to the microsecond, without trailing zeros.
  func append(exact time: Instant) {
    let microseconds = time.microseconds.magnitude
    if time.microseconds < 0 { append(.minus) }
    append(decimal: microseconds / 1_000_000)
    let fraction = microseconds % 1_000_000
    if fraction == 0 { return }
    append(.point)
    append(group: fraction / 1_000)
    append(group: fraction % 1_000)
    while self[count - 1] == .digitZero { removeLast() }
  }
}
