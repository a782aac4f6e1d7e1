extension PlainBuffer where Element == UInt8 {
  /// Appends a whole number.
  @inline(__always)
  func append(decimal number: UInt64) {
    if number < 1_000 {
      append(room: 4) { place in
        let group = DecimalGroup(whole: UInt32(truncatingIfNeeded: number))
        group.write(to: place)
        return group.count
      }
    } else {
      appendGroups(of: number)
    }
  }

  func append(decimal number: Int) {
    if number < 0 { append(.minus) }
    append(decimal: UInt64(number.magnitude))
  }

  /// Appends all groups of a number of more than three digits.
  @inline(never)
  private func appendGroups(of number: UInt64) {
    append(decimal: number / 1_000)
    append(group: number % 1_000)
  }

  /// Appends the three digits of a number below 1000.
  @inline(__always)
  func append(group number: UInt64) {
    append(room: 4) { place in
      DecimalGroup(decimals: UInt32(number)).write(to: place)
      return 3
    }
  }

  /// Appends so many thousandths as a decimal without trailing zeros.
  @inline(__always)
  func append(thousandths: UInt64, isNegative: Bool) {
    guard thousandths < 1_000_000 else {
      return appendMany(thousandths: thousandths, isNegative: isNegative)
    }
    append(room: 10) { place in
      // The sign is written and then, if there is none, overwritten.
      place[0] = .minus
      var length = isNegative ? 1 : 0
      let number = UInt32(truncatingIfNeeded: thousandths)
      let group = DecimalGroup(whole: number / 1_000)
      group.write(to: place + length)
      length &+= group.count
      let fraction = number % 1_000
      if fraction == 0 { return length }
      let decimals = DecimalGroup(decimals: fraction)
      place[length] = .point
      decimals.write(to: place + length + 1)
      return length &+ 1 &+ decimals.count
    }
  }

  @inline(never)
  private func appendMany(thousandths: UInt64, isNegative: Bool) {
    if isNegative { append(.minus) }
    append(decimal: thousandths / 1_000)
    let fraction = thousandths % 1_000
    if fraction == 0 { return }
    append(.point)
    append(group: fraction)
    while self[count - 1] == .digitZero { removeLast() }
  }
}

extension PlainBuffer where Element == UInt8 {
  /// Below it a double determines its first four decimals, so that `append(rounded:)` can decide
  /// a tie with one division: neighbours are at most 2⁻²³ apart, far less than 0.0001.
  private static var quickLimit: Double { 1e9 }

  /// Appends the shortest decimal that reads back as `value`, rounded half away from zero to three
  /// decimals, without trailing zeros, without exponent and never as `-0`.
  ///
  /// What is rounded is the decimal: 1.0005 becomes 1.001 although the double lies below it.
  @inline(__always)
  func append(rounded value: Double) {
    let size = value.magnitude
    guard size < Self.quickLimit else { return appendLarge(value) }
    // The product may be off in its last bit. That does no harm, because the comparison decides: a
    // double at or above the one nearest to the tie has a shortest decimal at or above the tie. The
    // quotient is that nearest double, since both its operands are exact.
    var thousandths = Int64(size * 1_000)
    let tie = Double(10 &* thousandths &+ 5) / 10_000
    if size >= tie { thousandths &+= 1 }
    append(
      thousandths: UInt64(bitPattern: thousandths), isNegative: value < 0 && thousandths != 0)
  }

  /// Appends the shortest decimal that reads back as `value`, never `-0`.
  ///
  /// Very small and very large ones have an exponent, as JSON knows it.
  ///
  /// - Precondition: `value` is finite.
  func append(exact value: Double) {
    let size = value.magnitude
    if size < Self.quickLimit {
      let thousandths = Int64(size * 1_000 + 0.5)
      if Double(thousandths) / 1_000 == size {
        return append(thousandths: UInt64(thousandths), isNegative: value < 0)
      }
    }
    precondition(value.isFinite)
    let text = value.description
    append(ascii: text.hasSuffix(".0") ? text.dropLast(2) : text[...])
  }

  /// Appends a large number in full, or the name of what is none: `inf`, `-inf`, `nan`.
  @inline(never)
  private func appendLarge(_ value: Double) {
    if value.isFinite {
      append(ascii: ShortestDecimal(value).text(decimals: 3)[...])
    } else if value.isNaN {
      append("nan")
    } else {
      append(value < 0 ? "-inf" : "inf")
    }
  }

  private func append(ascii text: Substring) {
    for byte in text.utf8 { append(byte) }
  }
}
