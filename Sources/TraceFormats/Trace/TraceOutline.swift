/// The parts of a JSON trace: where its samples are, and what is beside them.
struct TraceOutline {
  private(set) var members: [JSONMember] = []

  /// The place of the samples' opening bracket.
  private(set) var samples: Int?

  /// Whether the samples are all there is.
  private(set) var isBareArray = false

  private var keyOffsets: [String: Int] = [:]

  mutating func read(_ bytes: RawSpan) throws(Mistake) {
    var position = try bytes.jsonBeginning(expected: "a trace")
    switch bytes[position] {
    case ASCII.openBracket:
      samples = position
      isBareArray = true
    case ASCII.openBrace:
      try readObject(bytes, at: &position)
      try bytes.jsonEnd(at: &position)
    default:
      throw bytes.unexpected(at: position, expected: "an object or an array")
    }
  }

  private mutating func readObject(_ bytes: RawSpan, at position: inout Int) throws(Mistake) {
    position += 1
    bytes.skipBlanks(&position)
    if position < bytes.byteCount, bytes[position] == ASCII.closeBrace {
      position += 1
      return
    }
    repeat {
      try readMember(bytes, at: &position)
    } while try bytes.jsonContinues(at: &position, until: ASCII.closeBrace)
  }

  private mutating func readMember(_ bytes: RawSpan, at position: inout Int) throws(Mistake) {
    let keyOffset = position
    let key = try bytes.jsonKey(at: &position)
    if let first = keyOffsets.updateValue(keyOffset, forKey: key) {
      throw Mistake(at: keyOffset, .syntax(.duplicateKey(key)), earlier: first)
    }
    guard key == TraceHeader.samplesKey else {
      let value = try bytes.jsonValue(at: &position)
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: value))
      return
    }
    guard position < bytes.byteCount, bytes[position] == ASCII.openBracket else {
      let value = try bytes.jsonValue(at: &position)
      throw value.wrongType(key, expected: "an array")
    }
    samples = position
    guard let end = bytes.jsonEndOfArray(from: position) else {
      throw bytes.unexpected(at: bytes.byteCount, expected: "the end of \"touches\"")
    }
    position = end
  }
}
