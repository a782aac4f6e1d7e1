/// How deeply the values of a JSON text may be nested.
let largestJSONDepth = 512

/// An array or object whose end has not been reached.
private struct OpenContainer {
  let offset: Int
  let isObject: Bool
  var elements: [JSONValue] = []
  var members: [JSONMember] = []
  var key = ""
  var keyOffset = 0

  /// The places of the keys, once there are too many to look through one by one.
  private var places: [String: Int] = [:]
  private static let fewMembers = 16

  init(offset: Int, isObject: Bool) {
    self.offset = offset
    self.isObject = isObject
  }

  var close: UInt8 { isObject ? ASCII.closeBrace : ASCII.closeBracket }

  var value: JSONValue {
    JSONValue(offset: offset, content: isObject ? .object(members) : .array(elements))
  }

  mutating func append(_ value: JSONValue) {
    if isObject {
      members.append(JSONMember(key: key, keyOffset: keyOffset, value: value))
    } else {
      elements.append(value)
    }
  }

  mutating func readKey(in bytes: RawSpan, at position: inout Int) throws(Mistake) {
    keyOffset = position
    key = try bytes.jsonKey(at: &position)
    if let first = firstOffset(of: key) {
      throw Mistake(at: keyOffset, .syntax(.duplicateKey(key)), earlier: first)
    }
  }

  private mutating func firstOffset(of key: String) -> Int? {
    guard members.count >= Self.fewMembers else {
      return members.first { $0.key == key }?.keyOffset
    }
    if places.isEmpty {
      for member in members { places[member.key] = member.keyOffset }
    } else if let last = members.last {
      places[last.key] = last.keyOffset
    }
    return places[key]
  }
}

extension RawSpan {
  /// Reads one value of any kind and moves `position` behind it.
  ///
  /// The containers that are open are kept in an array and not on the stack, so that a deeply
  /// nested text is a diagnostic on any thread.
  func jsonValue(at position: inout Int) throws(Mistake) -> JSONValue {
    var open: [OpenContainer] = []
    while true {
      skipBlanks(&position)
      guard var value = try jsonStart(at: &position, open: &open) else { continue }
      while true {
        guard var container = open.popLast() else { return value }
        container.append(value)
        if try jsonContinues(at: &position, until: container.close) {
          if container.isObject { try container.readKey(in: self, at: &position) }
          open.append(container)
          break
        }
        value = container.value
      }
    }
  }

  /// Reads a value without parts, or opens a container.
  ///
  /// - Returns: `nil` when the container's first element is to be read.
  private func jsonStart(
    at position: inout Int, open: inout [OpenContainer]
  ) throws(Mistake) -> JSONValue? {
    let start = position
    guard start < byteCount else { throw unexpected(at: start, expected: "a value") }
    let isObject = self[start] == ASCII.openBrace
    guard isObject || self[start] == ASCII.openBracket else {
      return JSONValue(offset: start, content: try jsonScalar(at: &position))
    }
    guard open.count < largestJSONDepth else {
      throw Mistake(at: start, .syntax(.tooDeep(limit: largestJSONDepth)))
    }
    var container = OpenContainer(offset: start, isObject: isObject)
    position += 1
    skipBlanks(&position)
    if position < byteCount, self[position] == container.close {
      position += 1
      return container.value
    }
    if isObject { try container.readKey(in: self, at: &position) }
    open.append(container)
    return nil
  }

  private func jsonScalar(at position: inout Int) throws(Mistake) -> JSONValue.Content {
    switch self[position] {
    case ASCII.quote: .string(try jsonString(at: &position))
    case ASCII.minus, ASCII.zero...ASCII.nine: .number(try jsonNumber(at: &position))
    case UInt8(ascii: "t"): try jsonLiteral("true", .bool(true), at: &position)
    case UInt8(ascii: "f"): try jsonLiteral("false", .bool(false), at: &position)
    case UInt8(ascii: "n"): try jsonLiteral("null", .null, at: &position)
    case ASCII.plus, ASCII.point, UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      throw unexpectedWord(at: position)
    default: throw unexpected(at: position, expected: "a value")
    }
  }
}
