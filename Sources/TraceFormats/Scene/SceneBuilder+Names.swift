import TraceCore

/// Classes, ids and the properties that a thing's class has.
extension SceneBuilder {
  func assign(_ object: JSONObject, to target: SceneObject) throws(Mistake) {
    for name in properties.names(of: target) {
      guard let value = object[name] else { continue }
      try properties.assignment(name, value, of: target)?.apply()
    }
  }

  mutating func warn(_ object: JSONObject, known: [String], of target: SceneObject) {
    guard warnings.count <= DiagnosticCollector.limit else { return }
    let names = properties.names(of: target)
    // Nearly always: then no list of everything has to be made.
    if object.members.allSatisfy({ names.contains($0.key) || known.contains($0.key) }) { return }
    warnings += object.unknownKeys(among: known + names).map { mistake in
      guard case .unknownKey(let key, _, _) = mistake.problem,
        SceneKeys.notModelled.contains(key)
      else { return mistake }
      return Mistake(at: mistake.offset, .notModelled(key))
    }
  }

  /// The index of the object's class among `known`, or `nil` where it names none.
  func readClass(_ object: JSONObject, among known: [String]) throws(Mistake) -> Int? {
    guard let value = object["class"] else { return nil }
    let name = try value.string("class")
    if let index = known.firstIndex(of: name) { return index }
    let plain = SceneClasses.plainName(name)
    if let index = known.firstIndex(where: { SceneClasses.plainName($0) == plain }) {
      return index
    }
    throw Mistake(
      at: value.offset,
      SceneClasses.notModelled.contains(plain)
        ? .notModelled(name)
        : .unknownWord(
          kind: "class", found: name, known: known,
          suggestion: Suggestion.closest(to: name, among: known)
            ?? Suggestion.closest(to: plain, among: known.map(SceneClasses.plainName))
            .map { SceneClasses.fullName($0, among: known) }))
  }

  /// The object's id and where it stands; without one a name of its class.
  mutating func readID(
    _ object: JSONObject, unnamed makeStem: @autoclosure () -> String, isCounted: Bool = false
  ) throws(Mistake) -> (id: String, place: Int) {
    if let value = object["id"] { return (try readID(value), value.offset) }
    let stem = makeStem()
    guard isCounted else { return (stem, object.offset) }
    let count = unnamed[stem, default: 0] + 1
    unnamed[stem] = count
    return ("\(stem)\(count)", object.offset)
  }

  func readID(_ value: JSONValue, _ key: String = "id") throws(Mistake) -> String {
    let id = try value.string(key)
    let isFit = id.unicodeScalars.allSatisfy { scalar in
      scalar.isASCIILetterOrDigit || scalar.properties.isAlphabetic
        || scalar.properties.numericType != nil
        || scalar == "_" || scalar == "-" || scalar == "."
    }
    guard !id.isEmpty, isFit else {
      throw value.outOfRange(key, quoted(id), expected: "letters, digits, \"_\", \"-\" and \".\"")
    }
    return id
  }

  mutating func add(_ object: SceneObject, at place: Int) throws(Mistake) {
    guard objects.add(object) else {
      throw Mistake(at: place, .duplicateID(object.id), earlier: places[object.id])
    }
    places[object.id] = place
  }
}

extension Unicode.Scalar {
  /// What nearly all ids are made of, told without a look into Unicode's tables.
  fileprivate var isASCIILetterOrDigit: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9": true
    default: false
    }
  }
}
