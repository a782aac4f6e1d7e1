extension RawSpan {
  /// Finds the end of an array by its brackets, without a look at what is between them.
  ///
  /// - Parameter start: The place of the opening bracket.
  /// - Returns: The place behind the closing bracket, or `nil` when there is none. It is right when
  ///   the array is JSON; whether it is shows when the array is read.
  func jsonEndOfArray(from start: Int) -> Int? {
    var scan = ArrayScan(offset: start)
    let quotes = SIMD16<UInt8>(repeating: ASCII.quote)
    let brackets = SIMD16<UInt8>(repeating: ASCII.openBracket)
    let bracketCount = SIMD16<UInt8>(repeating: 3)
    var seenQuotes = SIMD2<UInt64>.zero
    while scan.offset &+ 16 <= byteCount {
      let block = block(at: scan.offset)
      // `[`, `\` and `]` follow each other. A block without them can change one thing only:
      // whether its end is inside a string.
      let marks = laneBits(block &- brackets .< bracketCount)
      if marks.x | marks.y == 0, !scan.isEscaped {
        seenQuotes ^= laneBits(block .== quotes)
        scan.offset &+= 16
        continue
      }
      scan.pass(quotes: seenQuotes)
      seenQuotes = .zero
      if let end = step(&scan, to: scan.offset &+ 16) { return end }
    }
    scan.pass(quotes: seenQuotes)
    return step(&scan, to: byteCount)
  }

  /// Looks at each byte up to `limit`.
  private func step(_ scan: inout ArrayScan, to limit: Int) -> Int? {
    while scan.offset < limit {
      let byte = self[scan.offset]
      scan.offset &+= 1
      if scan.isEscaped {
        scan.isEscaped = false
      } else if scan.isInString {
        if byte == ASCII.backslash { scan.isEscaped = true }
        if byte == ASCII.quote { scan.isInString = false }
      } else if byte == ASCII.quote {
        scan.isInString = true
      } else if byte == ASCII.openBracket {
        scan.depth += 1
      } else if byte == ASCII.closeBracket {
        scan.depth -= 1
        if scan.depth == 0 { return scan.offset }
      }
    }
    return nil
  }
}

private struct ArrayScan {
  var offset: Int
  var depth = 0
  var isInString = false
  var isEscaped = false

  /// Takes an even or odd number of quotes.
  ///
  /// - Parameter quotes: The comparisons with a quote of all blocks, each lane odd or even.
  mutating func pass(quotes: SIMD2<UInt64>) {
    let odd = (quotes.x ^ quotes.y) & PackedWord.everyLowBit
    if !odd.nonzeroBitCount.isMultiple(of: 2) { isInString.toggle() }
  }
}
