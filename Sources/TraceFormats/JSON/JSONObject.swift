/// The members of a JSON object by their keys.
public struct JSONObject {
  /// What the object describes, with its article: `a sample`, `a view`.
  public let owner: String

  /// The place of its opening brace.
  public let offset: Int

  /// The members in the order of the text.
  public let members: [JSONMember]

  /// Takes a value that is to be an object.
  ///
  /// `name` is what the value belongs to, for the sentence when it is no object; `owner` is what it
  /// describes.
  public init(_ value: JSONValue, name: String, owner: String) throws(Mistake) {
    guard case .object(let members) = value.content else {
      throw value.wrongType(name, expected: "an object")
    }
    self.owner = owner
    self.offset = value.offset
    self.members = members
  }

  /// The value of `key`, or `nil` when the object has none.
  public subscript(key: String) -> JSONValue? {
    members.first { $0.key == key }?.value
  }

  /// The value of a key that may not be left out.
  public func required(_ key: String) throws(Mistake) -> JSONValue {
    guard let value = self[key] else {
      throw Mistake(at: offset, .missingKey(key, in: owner))
    }
    return value
  }

  /// A mistake for each key that is not among `known`, in the order of the text; of more than
  /// anybody reads the first ones.
  public func unknownKeys(among known: [String]) -> [Mistake] {
    let unknown = members.lazy.filter { !known.contains($0.key) }
    return unknown.prefix(DiagnosticCollector.limit + 1).map { member in
      Mistake(at: member.keyOffset, .unknownKey(member.key, among: known))
    }
  }
}
