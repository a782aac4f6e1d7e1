import TraceCore

/// The quick ways to read a sample.
///
/// They know what nearly all samples look like and give up on the rest, the mistakes among it:
/// whatever they do not understand is read again by `SampleDraft`'s readers, who explain it.
extension RawSpan {
  /// Reads a key from its opening quote to its value.
  @inline(__always)
  func plainKey(at position: inout Int) -> SampleField? {
    guard let word = word(at: position) else { return nil }
    let field: SampleField
    switch UInt32(truncatingIfNeeded: word) {
    case PackedWord.quotedX: (field, position) = (.x, position &+ 4)
    case PackedWord.quotedY: (field, position) = (.y, position &+ 4)
    case PackedWord.quotedT: (field, position) = (.time, position &+ 4)
    default:
      if word == PackedWord.quotedPhase {
        (field, position) = (.phase, position &+ 8)
      } else if word & PackedWord.sevenBytes == PackedWord.quotedTime {
        (field, position) = (.time, position &+ 7)
      } else if word == PackedWord.quotedTouch {
        (field, position) = (.touch, position &+ 8)
      } else if word & PackedWord.fiveBytes == PackedWord.quotedID {
        (field, position) = (.touch, position &+ 5)
      } else {
        return rarerKey(at: &position)
      }
    }
    skipBlanks(&position)
    return field
  }

  @inline(never)
  private func rarerKey(at position: inout Int) -> SampleField? {
    guard self[position] == ASCII.quote else { return nil }
    let start = position &+ 1
    guard let word = word(at: start) else { return nil }
    let quotes = word ^ PackedWord.everyQuote
    let ends = (quotes &- PackedWord.everyLowBit) & ~quotes & PackedWord.everyHighBit
    // The lowest mark is that of the first quote; the bits below its byte are the key's.
    let mask = ((ends & (0 &- ends)) >> 7) &- 1
    let count = ends.trailingZeroBitCount >> 3
    let field: SampleField
    switch word & mask {
    case PackedWord.x: field = .x
    case PackedWord.y: field = .y
    case PackedWord.t, PackedWord.time: field = .time
    case PackedWord.phase: field = .phase
    case PackedWord.id, PackedWord.touch, PackedWord.finger: field = .touch
    case PackedWord.tapCount: field = .tapCount
    case PackedWord.position, PackedWord.location: field = .position
    default:
      guard holds("timestamp", at: start) else { return nil }
      return closeKey(.time, at: start &+ 9, &position)
    }
    return closeKey(field, at: start &+ count, &position)
  }

  private func closeKey(_ field: SampleField, at end: Int, _ position: inout Int) -> SampleField? {
    guard end &+ 1 < byteCount, self[end] == ASCII.quote else { return nil }
    position = end &+ 1
    if self[position] != ASCII.colon { skipBlanks(&position) }
    guard position < byteCount, self[position] == ASCII.colon else { return nil }
    position &+= 1
    skipBlanks(&position)
    return field
  }

  /// Reads a phase's letters.
  @inline(__always)
  func plainPhase(at position: inout Int) -> TouchPhase? {
    guard let letters = word(at: position) else { return nil }
    let word = letters | PackedWord.everyCaseBit
    let phase: TouchPhase
    switch word & PackedWord.fiveBytes {
    case PackedWord.moved: phase = .moved
    case PackedWord.began: phase = .began
    case PackedWord.ended: phase = .ended
    default: return longPhase(word, at: &position)
    }
    position &+= 5
    return phase
  }

  private func longPhase(_ word: UInt64, at position: inout Int) -> TouchPhase? {
    guard position &+ 10 <= byteCount else { return nil }
    let ninth = self[position &+ 8] | ASCII.caseBit
    let tenth = self[position &+ 9] | ASCII.caseBit
    switch word {
    case PackedWord.canceled:
      position &+= 8
      return .cancelled
    case PackedWord.cancelle where ninth == UInt8(ascii: "d"):
      position &+= 9
      return .cancelled
    case PackedWord.stationa where ninth == UInt8(ascii: "r") && tenth == UInt8(ascii: "y"):
      position &+= 10
      return .stationary
    default:
      return nil
    }
  }

  /// Reads a finger's name up to `end`, of ASCII letters, digits and the like.
  func plainName(at position: inout Int, until end: UInt8) -> TouchID? {
    let start = position
    var offset = start
    while offset < byteCount, self[offset] != end {
      let byte = self[offset]
      if byte == ASCII.lineFeed || byte == ASCII.carriageReturn { break }
      guard byte > ASCII.blank, byte < 0x7F, byte != ASCII.quote, byte != ASCII.backslash else {
        return nil
      }
      offset &+= 1
    }
    guard offset > start, offset < byteCount else { return nil }
    position = offset
    return TouchID(named: text(start..<offset))
  }
}
