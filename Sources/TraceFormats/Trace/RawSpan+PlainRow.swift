import TraceCore

extension RawSpan {
  /// Reads a row without quotes and without blanks.
  ///
  /// - Returns: The place behind its line feed, or `nil` when something is out of the ordinary; the
  ///   draft is then of no use.
  func plainRow(
    at start: Int, columns: TableColumns, delimiter: UInt8, into draft: inout SampleDraft
  ) -> Int? {
    guard start < byteCount, self[start] != ASCII.hash, self[start] > ASCII.blank else {
      return nil
    }
    if !columns.haveTouch { draft.sample.touch = .first }
    draft.sample.tapCount = nil
    var position = start
    var columnsLeft = columns.count
    for field in columns.fields {
      guard readPlain(field, at: &position, delimiter: delimiter, into: &draft),
        position < byteCount
      else { return nil }
      columnsLeft &-= 1
      if columnsLeft == 0 { break }
      guard self[position] == delimiter else { return nil }
      position &+= 1
    }
    return endOfPlainRow(at: position)
  }

  @inline(__always)
  private func endOfPlainRow(at position: Int) -> Int? {
    if self[position] == ASCII.lineFeed { return position &+ 1 }
    let next = position &+ 1
    guard self[position] == ASCII.carriageReturn, next < byteCount, self[next] == ASCII.lineFeed
    else { return nil }
    return next &+ 1
  }

  /// Reads the value of one column.
  @inline(__always)
  private func readPlain(
    _ field: SampleField?, at position: inout Int, delimiter: UInt8,
    into draft: inout SampleDraft
  ) -> Bool {
    switch field {
    case .phase:
      draft.places.phase = position
      guard let phase = plainPhase(at: &position) else { return false }
      draft.sample.phase = phase
    case .x:
      draft.places.x = position
      return plainDouble(at: &position, into: &draft.sample.location.x)
    case .y:
      draft.places.y = position
      return plainDouble(at: &position, into: &draft.sample.location.y)
    case .time:
      draft.places.time = position
      return plainInstant(at: &position, into: &draft.sample.time)
    case .touch:
      var number = 0
      if plainInteger(at: &position, into: &number) {
        draft.sample.touch = .number(number)
      } else {
        guard let name = plainName(at: &position, until: delimiter) else { return false }
        draft.sample.touch = name
      }
    case .tapCount:
      var count = 0
      guard plainInteger(at: &position, into: &count), count >= 0 else { return false }
      draft.sample.tapCount = count
    case .position, nil:
      return skipPlain(at: &position, delimiter: delimiter)
    }
    return true
  }

  /// Moves behind a field that nobody wants.
  private func skipPlain(at position: inout Int, delimiter: UInt8) -> Bool {
    while position < byteCount, self[position] != delimiter {
      let byte = self[position]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      guard byte >= ASCII.blank, byte < 0x7F, byte != ASCII.quote else { return false }
      position &+= 1
    }
    return true
  }
}
