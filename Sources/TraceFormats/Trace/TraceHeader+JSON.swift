extension TraceHeader {
  /// The keys of a trace beside `touches`.
  static let keys = ["version", "name", "notes", "scene", "changes", "expect", "forbid"]

  /// The key of the samples.
  static let samplesKey = "touches"

  /// Reads the members of a trace that are not its samples.
  init(
    _ members: [JSONMember], source: JSONSource, diagnostics: DiagnosticCollector
  ) throws(Diagnostic) {
    self.init()
    self.source = source
    do throws(Mistake) {
      for member in members {
        try read(member, source: source)
      }
    } catch {
      throw source.diagnostic(error)
    }
    for member in members where !Self.keys.contains(member.key) {
      let problem = Problem.unknownKey(member.key, among: Self.keys + [Self.samplesKey])
      try diagnostics.warn(Mistake(at: member.keyOffset, problem), in: source)
    }
  }

  private mutating func read(_ member: JSONMember, source: JSONSource) throws(Mistake) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "version": try Self.checkVersion(value)
    case "name": name = try value.string(key)
    case "notes": notes = try value.string(key)
    case "scene": scene = try Self.scene(value, source: source)
    case "changes": changes = try value.array(key)
    case "expect": expect = try Self.lines(value, key, source: source)
    case "forbid": forbid = try Self.lines(value, key, source: source)
    default: break
    }
  }

  private static func checkVersion(_ value: JSONValue) throws(Mistake) {
    let number = try value.number("version")
    guard number == 1 else {
      let found = Int(exactly: number).map { "\($0)" } ?? "\(number)"
      throw Mistake(at: value.offset, .unsupportedVersion(found: found))
    }
  }

  private static func scene(_ value: JSONValue, source: JSONSource) throws(Mistake) -> Scene {
    switch value.content {
    case .null, .bool, .number, .array:
      throw value.wrongType("scene", expected: "a path or an object")
    case .string(let path):
      return .path(LocatedString(text: path, location: source.location(of: value.offset)))
    case .object:
      return .inline(value)
    }
  }

  private static func lines(
    _ value: JSONValue, _ key: String, source: JSONSource
  ) throws(Mistake) -> [LocatedString] {
    var lines: [LocatedString] = []
    for element in try value.array(key) {
      lines.append(
        LocatedString(
          text: try element.string(key), location: source.location(of: element.offset)))
    }
    return lines
  }
}
