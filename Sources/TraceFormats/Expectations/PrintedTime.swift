/// Times as a log prints them: `12.345`.
enum PrintedTime {
  /// The time in thousandths of a second, rounded half away from zero; `nil` for another word.
  ///
  /// A time is a number of digits, then perhaps a point and further digits, and perhaps a minus
  /// before them. One that is too large counts as the largest there is.
  static func milliseconds(of word: Span<UInt8>) -> Int64? {
    fixed(word, decimals: 3)
  }

  /// The same in millionths of a second.
  static func microseconds(of word: Span<UInt8>) -> Int64? {
    fixed(word, decimals: 6)
  }

  private static func fixed(_ word: Span<UInt8>, decimals kept: Int) -> Int64? {
    var index = 0
    let isNegative = !word.isEmpty && word[0] == .minus
    if isNegative { index = 1 }

    var result: Int64 = 0
    let start = index
    while index < word.count, let digit = word[index].decimalDigit {
      result.append(digit)
      index += 1
    }
    guard index > start else { return nil }

    var decimals = 0
    var roundsUp = false
    if index < word.count {
      guard word[index] == .point else { return nil }
      index += 1
      while index < word.count {
        guard let digit = word[index].decimalDigit else { return nil }
        if decimals < kept {
          result.append(digit)
        } else if decimals == kept {
          roundsUp = digit >= 5
        }
        decimals += 1
        index += 1
      }
      guard decimals > 0 else { return nil }
    }
    while decimals < kept {
      result.append(0)
      decimals += 1
    }
    if roundsUp && result < .max { result += 1 }
    return isNegative ? -result : result
  }
}

extension UInt8 {
  /// The value of a digit's character.
  fileprivate var decimalDigit: Int64? {
    self >= .digitZero && self <= .digitZero + 9 ? Int64(self - .digitZero) : nil
  }
}

extension Int64 {
  /// Puts a further digit behind the number; what does not fit becomes the largest number.
  fileprivate mutating func append(_ digit: Int64) {
    let (tenfold, overflows) = multipliedReportingOverflow(by: 10)
    let (sum, overflowsToo) = tenfold.addingReportingOverflow(digit)
    self = overflows || overflowsToo ? .max : sum
  }
}
