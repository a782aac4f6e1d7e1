/// One value of a row.
struct TableField {
  /// The text without quotes and the blanks around it.
  let text: String

  /// The place of its first byte.
  let offset: Int
}

extension RawSpan {
  /// Cuts a row into its fields.
  ///
  /// Quotes are RFC 4180's: a field in quotes may hold delimiters, line breaks and doubled quotes.
  /// Blanks around a field do not belong to it.
  func tableFields(in row: Range<Int>, delimiter: UInt8) throws(Mistake) -> [TableField] {
    if let mistake = firstNonText(in: row) { throw mistake }
    let bytes = extracting(0..<row.upperBound)
    var fields: [TableField] = []
    var position = row.lowerBound
    while true {
      bytes.skipBlanks(&position, delimiter: delimiter)
      let isQuoted = position < row.upperBound && self[position] == ASCII.quote
      let field =
        isQuoted
        ? try bytes.quotedField(at: &position, delimiter: delimiter)
        : try bytes.plainField(at: &position, delimiter: delimiter)
      fields.append(field)
      guard position < row.upperBound else { return fields }
      position += 1
    }
  }

  /// Whether the quotes of `row` come in pairs, so that the row ends where the line does.
  func hasPairedQuotes(in row: Range<Int>) -> Bool {
    count(of: ASCII.quote, in: row).isMultiple(of: 2)
  }

  private func skipBlanks(_ position: inout Int, delimiter: UInt8) {
    while position < byteCount, isBlank(self[position], delimiter: delimiter) { position += 1 }
  }

  private func isBlank(_ byte: UInt8, delimiter: UInt8) -> Bool {
    byte == ASCII.blank || byte == ASCII.tab && delimiter != ASCII.tab
  }

  private func plainField(
    at position: inout Int, delimiter: UInt8
  ) throws(Mistake) -> TableField {
    let start = position
    while position < byteCount, self[position] != delimiter {
      if self[position] == ASCII.quote { throw Mistake(at: position, .table(.quoteInField)) }
      if self[position] == ASCII.carriageReturn {
        throw Mistake(at: position, .table(.carriageReturn))
      }
      position += 1
    }
    var end = position
    while end > start, isBlank(self[end - 1], delimiter: delimiter) { end -= 1 }
    return TableField(text: text(start..<end), offset: start)
  }

  private func quotedField(
    at position: inout Int, delimiter: UInt8
  ) throws(Mistake) -> TableField {
    let quote = position
    var content: [UInt8] = []
    position += 1
    while true {
      guard position < byteCount else { throw Mistake(at: quote, .table(.unclosedQuote)) }
      if self[position] == ASCII.quote {
        guard position + 1 < byteCount, self[position + 1] == ASCII.quote else { break }
        position += 1
      }
      content.append(self[position])
      position += 1
    }
    position += 1
    skipBlanks(&position, delimiter: delimiter)
    guard position == byteCount || self[position] == delimiter else {
      throw Mistake(at: position, .table(.textAfterQuote(found: finding(at: position))))
    }
    return TableField(text: String(decoding: content, as: UTF8.self), offset: quote + 1)
  }
}
