public import TraceCore

/// A value of a JSON text that remembers where it stands.
public struct JSONValue: Hashable, Sendable {
  /// The kinds of values.
  public enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(JSONNumber)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  /// The place of its first byte, in bytes from the start of the text.
  public let offset: Int

  /// What the value is.
  public let content: Content

  /// A value that stands at `offset`.
  public init(offset: Int, content: Content) {
    self.offset = offset
    self.content = content
  }
}

/// A key of an object with its value; an object keeps its members in the order of the text.
public struct JSONMember: Hashable, Sendable {
  /// The key, its escapes replaced.
  public let key: String

  /// The place of the key's opening quote, in bytes from the start of the text.
  public let keyOffset: Int

  /// What stands behind the colon.
  public let value: JSONValue

  /// A member whose key stands at `keyOffset`.
  public init(key: String, keyOffset: Int, value: JSONValue) {
    self.key = key
    self.keyOffset = keyOffset
    self.value = value
  }
}

/// A number with what only its text can tell exactly.
public struct JSONNumber: Hashable, Sendable {
  /// The nearest `Double`; finite, and never -0.
  public let value: Double

  /// The number as an integer, when it is one.
  public let integer: Int?

  /// The number of seconds as a time, when it is within `Instant.limit`.
  public let instant: Instant?
}

extension JSONValue.Content {
  /// What the value is, with its article: `a string`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
