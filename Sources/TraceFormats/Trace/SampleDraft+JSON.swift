import TraceCore

extension SampleDraft {
  /// Reads a sample from any JSON value: every name, order and spelling, every mistake.
  ///
  /// - Returns: The keys that no sample has.
  mutating func read(_ value: JSONValue) throws(Mistake) -> [Mistake] {
    guard case .object = value.content else {
      throw Mistake(
        at: value.offset,
        .syntax(.unexpected(found: value.content.kind, expected: "a sample, which is an object")))
    }
    let object = try JSONObject(value, name: "touches", owner: "a sample")
    let members = try SampleMembers(object)
    sample = TouchSample(time: .zero, phase: .began, location: .zero)
    places = SamplePlaces()
    try readPhase(members, in: object)
    try readPlace(members, in: object)
    try readTime(members, in: object)
    if let touch = members[.touch] {
      sample.touch = try Self.touch(touch)
    }
    if let count = members[.tapCount] {
      sample.tapCount = try count.value.integer(count.key, in: 0...Int.max)
    }
    return object.unknownKeys(among: SampleField.allNames) + Self.unknownKeys(inPlaceOf: object)
  }

  /// The keys of a position object that no position has.
  private static func unknownKeys(inPlaceOf sample: JSONObject) -> [Mistake] {
    for name in SampleField.position.names {
      guard let value = sample[name], case .object(let members) = value.content else { continue }
      return members.filter { $0.key != "x" && $0.key != "y" }.map { member in
        Mistake(at: member.keyOffset, .unknownKey(member.key, among: ["x", "y"]))
      }
    }
    return []
  }

  private mutating func readPhase(
    _ members: SampleMembers, in object: JSONObject
  ) throws(Mistake) {
    let member = try members.required(.phase, in: object)
    let word = try member.value.string(member.key)
    places.phase = member.value.offset
    guard let phase = TouchPhase(anyCase: word) else {
      throw Mistake(
        at: member.value.offset, .unknownWord(kind: "phase", word, among: TouchPhase.words))
    }
    sample.phase = phase
  }

  private mutating func readTime(
    _ members: SampleMembers, in object: JSONObject
  ) throws(Mistake) {
    let member = try members.required(.time, in: object)
    places.time = member.value.offset
    sample.time = try member.value.instant(member.key)
  }

  private mutating func readPlace(
    _ members: SampleMembers, in object: JSONObject
  ) throws(Mistake) {
    if let position = members[.position] {
      let (x, y) = try Self.coordinates(position)
      try readPlace(x: x, y: y)
    } else if sample.phase != .stationary || members[.x] != nil || members[.y] != nil {
      let x = try members.required(.x, in: object)
      let y = try members.required(.y, in: object)
      try readPlace(x: x.value, y: y.value)
    }
  }

  private mutating func readPlace(x: JSONValue, y: JSONValue) throws(Mistake) {
    (places.x, places.y) = (x.offset, y.offset)
    sample.location = Point(x: try x.number("x"), y: try y.number("y"))
  }

  /// The two numbers of `[x, y]` or `{"x": …, "y": …}`.
  private static func coordinates(
    _ member: JSONMember
  ) throws(Mistake) -> (x: JSONValue, y: JSONValue) {
    let expected = "an array [x, y] or an object with x and y"
    switch member.value.content {
    case .array(let elements) where elements.count == 2:
      return (elements[0], elements[1])
    case .array(let elements):
      let found = "an array of \(elements.count)"
      throw Mistake(
        at: member.value.offset,
        .outOfRange(name: member.key, found: found, expected: "an array of two numbers"))
    case .object:
      let owner = "the \(member.key) of a sample"
      let object = try JSONObject(member.value, name: member.key, owner: owner)
      return (try object.required("x"), try object.required("y"))
    case .null, .bool, .number, .string:
      throw member.value.wrongType(member.key, expected: expected)
    }
  }

  private static func touch(_ member: JSONMember) throws(Mistake) -> TouchID {
    switch member.value.content {
    case .number(let number):
      if let integer = number.integer { return .number(integer) }
      throw Mistake(
        at: member.value.offset,
        .outOfRange(
          name: member.key, found: "\(number.value)", expected: TouchID.expectation))
    case .string(let name):
      if TouchID.isUsable(name) { return TouchID(named: name) }
      throw Mistake(
        at: member.value.offset,
        .outOfRange(name: member.key, found: quoted(name), expected: TouchID.expectation))
    case .null, .bool, .array, .object:
      throw member.value.wrongType(member.key, expected: TouchID.expectation)
    }
  }
}

/// The members of a sample by their fields.
private struct SampleMembers {
  private var members: [SampleField: JSONMember] = [:]

  init(_ object: JSONObject) throws(Mistake) {
    for member in object.members {
      guard let field = SampleField(named: member.key) else { continue }
      let rivals: [SampleField] =
        switch field {
        case .position: [.position, .x, .y]
        case .x, .y: [field, .position]
        case .phase, .time, .touch, .tapCount: [field]
        }
      for rival in rivals {
        guard let first = members[rival] else { continue }
        throw Mistake(
          at: member.keyOffset, .repeatedField(member.key, first: first.key),
          earlier: first.keyOffset)
      }
      members[field] = member
    }
  }

  subscript(field: SampleField) -> JSONMember? { members[field] }

  func required(_ field: SampleField, in object: JSONObject) throws(Mistake) -> JSONMember {
    guard let member = members[field] else {
      throw Mistake(at: object.offset, .missingKey(field.names[0], in: object.owner))
    }
    return member
  }
}
