/// The decimal with the fewest digits that reads back as a given double.
struct ShortestDecimal {
  private let isNegative: Bool

  /// The significant digits, each 0 to 9.
  private let digits: [UInt8]

  /// How many of the digits stand before the point; below 0 there are zeros between the point and
  /// the first digit.
  private let wholeDigits: Int

  /// - Precondition: `value` is finite.
  init(_ value: Double) {
    precondition(value.isFinite)
    isNegative = value < 0

    // `description` gives these very digits, as `-12.5`, `100.0` or `1.5e-07`.
    let parts = value.magnitude.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    digits = mantissa.joined().utf8.map { $0 - .digitZero }
    wholeDigits = mantissa[0].utf8.count + exponent
  }

  /// The decimal rounded half away from zero, without exponent, trailing zeros or `-0`.
  func text(decimals: Int) -> String {
    let kept = wholeDigits + decimals
    var rounded = (0..<max(kept, 0)).map { $0 < digits.count ? digits[$0] : 0 }
    if kept >= 0, kept < digits.count, digits[kept] >= 5 { rounded.addOne() }

    // A carry out of the first digit makes the whole part one digit longer.
    let whole = rounded.dropLast(decimals)
    let missing = [UInt8](repeating: 0, count: max(0, decimals - rounded.count))
    var fraction = missing + rounded.suffix(decimals)
    while fraction.last == 0 { fraction.removeLast() }

    let significant = whole.drop { $0 == 0 }
    var text = significant.isEmpty ? "0" : Self.text(of: significant)
    if !fraction.isEmpty { text += "." + Self.text(of: fraction[...]) }
    return isNegative && text != "0" ? "-" + text : text
  }

  private static func text(of digits: ArraySlice<UInt8>) -> String {
    String(decoding: digits.map { .digitZero + $0 }, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Adds 1 to the number whose decimal digits these are.
  fileprivate mutating func addOne() {
    var place = count
    while place > 0 {
      place -= 1
      if self[place] < 9 {
        self[place] += 1
        return
      }
      self[place] = 0
    }
    insert(1, at: 0)
  }
}
