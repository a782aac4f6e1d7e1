import TraceCore

extension RawSpan {
  /// Moves from behind a sample to the next one, where a comma and an object follow.
  @inline(__always)
  func skipPlainComma(_ position: inout Int) -> Bool {
    guard position < byteCount, self[position] == ASCII.comma else { return false }
    var next = position &+ 1
    skipBlanks(&next)
    guard next < byteCount, self[next] == ASCII.openBrace else { return false }
    position = next
    return true
  }

  /// Reads a JSON sample of known keys in any order, without escapes.
  ///
  /// - Returns: The place behind it, or `nil` when something is out of the ordinary; the draft is
  ///   then of no use.
  func plainSample(at start: Int, into draft: inout SampleDraft) -> Int? {
    guard start < byteCount, self[start] == ASCII.openBrace else { return nil }
    var position = start &+ 1
    var found = FoundFields()
    while true {
      skipBlanks(&position)
      guard let field = plainKey(at: &position), found.insert(field),
        readPlain(field, at: &position, into: &draft)
      else { return nil }
      skipBlanks(&position)
      guard position < byteCount else { return nil }
      if self[position] == ASCII.comma {
        position &+= 1
        continue
      }
      guard self[position] == ASCII.closeBrace, found.areComplete else { return nil }
      if !found.contains(.touch) { draft.sample.touch = .first }
      if !found.contains(.tapCount) { draft.sample.tapCount = nil }
      return position &+ 1
    }
  }

  /// Reads the value of `field`.
  @inline(__always)
  private func readPlain(
    _ field: SampleField, at position: inout Int, into draft: inout SampleDraft
  ) -> Bool {
    guard position < byteCount else { return false }
    switch field {
    case .phase:
      draft.places.phase = position
      guard let phase = plainQuotedPhase(at: &position) else { return false }
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
      guard let touch = plainTouch(at: &position) else { return false }
      draft.sample.touch = touch
    case .tapCount:
      var count = 0
      guard plainInteger(at: &position, into: &count), count >= 0 else { return false }
      draft.sample.tapCount = count
    case .position:
      return readPlainPosition(at: &position, into: &draft)
    }
    return true
  }

  @inline(__always)
  private func plainQuotedPhase(at position: inout Int) -> TouchPhase? {
    guard self[position] == ASCII.quote else { return nil }
    position &+= 1
    guard let phase = plainPhase(at: &position), position < byteCount,
      self[position] == ASCII.quote
    else { return nil }
    position &+= 1
    return phase
  }

  @inline(__always)
  private func plainTouch(at position: inout Int) -> TouchID? {
    guard self[position] == ASCII.quote else {
      var number = 0
      return plainInteger(at: &position, into: &number) ? .number(number) : nil
    }
    position &+= 1
    guard let name = plainName(at: &position, until: ASCII.quote), self[position] == ASCII.quote
    else { return nil }
    position &+= 1
    return name
  }

  /// Reads `[x, y]`.
  private func readPlainPosition(at position: inout Int, into draft: inout SampleDraft) -> Bool {
    guard self[position] == ASCII.openBracket else { return false }
    position &+= 1
    skipBlanks(&position)
    draft.places.x = position
    guard plainDouble(at: &position, into: &draft.sample.location.x) else { return false }
    skipBlanks(&position)
    guard position < byteCount, self[position] == ASCII.comma else { return false }
    position &+= 1
    skipBlanks(&position)
    draft.places.y = position
    guard plainDouble(at: &position, into: &draft.sample.location.y) else { return false }
    skipBlanks(&position)
    guard position < byteCount, self[position] == ASCII.closeBracket else { return false }
    position &+= 1
    return true
  }
}

/// Which fields of a sample have been read.
private struct FoundFields {
  private var bits: UInt8 = 0

  private static let needed = bit(.phase) | bit(.time)
  private static let coordinates = bit(.x) | bit(.y)

  @inline(__always)
  private static func bit(_ field: SampleField) -> UInt8 { 1 &<< field.rawValue }

  /// - Returns: Whether the field is new and does not contradict another.
  @inline(__always)
  mutating func insert(_ field: SampleField) -> Bool {
    let bit = Self.bit(field)
    guard bits & bit == 0 else { return false }
    bits |= bit
    return true
  }

  @inline(__always)
  func contains(_ field: SampleField) -> Bool { bits & Self.bit(field) != 0 }

  /// Whether the fields are a sample with its place given once.
  @inline(__always)
  var areComplete: Bool {
    let place = bits & (Self.coordinates | Self.bit(.position))
    return bits & Self.needed == Self.needed
      && (place == Self.coordinates || place == Self.bit(.position))
  }
}
