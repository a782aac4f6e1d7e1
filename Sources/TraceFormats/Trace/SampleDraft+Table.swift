import TraceCore

extension SampleDraft {
  /// Reads a sample from any row: every order and spelling, every mistake.
  ///
  /// `start` is the place of the row.
  mutating func read(
    _ row: [TableField], columns: TableColumns, start: Int
  ) throws(Mistake) {
    guard row.count == columns.count else {
      let place = row.count > columns.count ? row[columns.count].offset : start
      throw Mistake(
        at: place, .table(.fieldCount(found: row.count, expected: columns.count)))
    }
    sample = TouchSample(time: .zero, phase: .began, location: .zero)
    places = SamplePlaces()
    // Whether a place is needed is known only when the phase is, wherever its column stands.
    for (column, field) in zip(row, columns.fields) where field == .phase {
      try readPhase(column)
    }
    let hasPlace =
      sample.phase != .stationary
      || zip(row, columns.fields).contains { ($1 == .x || $1 == .y) && !$0.text.isEmpty }
    for (column, field) in zip(row, columns.fields) {
      switch field {
      case .x:
        places.x = column.offset
        if hasPlace { sample.location.x = try column.double("x") }
      case .y:
        places.y = column.offset
        if hasPlace { sample.location.y = try column.double("y") }
      case .time:
        places.time = column.offset
        sample.time = try column.instant("time")
      case .touch: sample.touch = try column.touch("touch")
      case .tapCount: sample.tapCount = try column.count("tapCount")
      case .phase, .position, nil: break
      }
    }
  }

  private mutating func readPhase(_ column: TableField) throws(Mistake) {
    places.phase = column.offset
    guard !column.text.isEmpty else {
      throw column.isEmptyMistake("phase", expected: "a phase such as \"began\"")
    }
    guard let phase = TouchPhase(anyCase: column.text) else {
      throw Mistake(
        at: column.offset, .unknownWord(kind: "phase", column.text, among: TouchPhase.words))
    }
    sample.phase = phase
  }
}

extension TableField {
  func isEmptyMistake(_ name: String, expected: String) -> Mistake {
    Mistake(at: offset, .table(.emptyField(name, expected: expected)))
  }

  fileprivate func double(_ name: String) throws(Mistake) -> Double {
    let bytes = Array(text.utf8)
    let value = try number(name, in: bytes.span.bytes).double(in: bytes.span.bytes)
    guard value.isFinite else {
      throw Mistake(at: offset, .syntax(.numberTooLarge(found: text)))
    }
    return value
  }

  fileprivate func instant(_ name: String) throws(Mistake) -> Instant {
    let bytes = Array(text.utf8)
    guard let instant = try number(name, in: bytes.span.bytes).instant else {
      throw Mistake(
        at: offset,
        .outOfRange(name: name, found: text, expected: "at most 4000000000000 seconds"))
    }
    return instant
  }

  fileprivate func touch(_ name: String) throws(Mistake) -> TouchID {
    guard !text.isEmpty else { return .first }
    guard TouchID.isUsable(text) else {
      throw Mistake(
        at: offset,
        .outOfRange(name: name, found: quoted(text), expected: TouchID.expectation))
    }
    return TouchID(named: text)
  }

  fileprivate func count(_ name: String) throws(Mistake) -> Int? {
    guard !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    guard let count = try number(name, in: bytes.span.bytes).integer, count >= 0 else {
      throw Mistake(
        at: offset,
        .outOfRange(name: name, found: text, expected: "an integer of at least 0"))
    }
    return count
  }

  private func number(_ name: String, in bytes: RawSpan) throws(Mistake) -> DecimalNumber {
    guard bytes.byteCount > 0 else { throw isEmptyMistake(name, expected: "a number") }
    var position = 0
    if let number = bytes.decimalNumber(at: &position), position == bytes.byteCount {
      return number
    }
    let mistake = bytes.numberMistake(at: 0, canGoOn: false)
    guard case .syntax(.number(_, let reason)) = mistake.problem else { throw mistake }
    throw Mistake(at: offset, .syntax(.number(found: text, reason)))
  }
}
