import TraceCore

/// Reads what happens to a scene in the middle of a trace.
struct SceneChangeReader {
  /// What the changes name and nobody reads.
  private(set) var warnings: [Mistake] = []

  private let scene: Scene
  private let source: JSONSource
  private let properties = SceneProperties()
  private var removed: Set<String> = []

  init(scene: Scene, source: JSONSource) {
    self.scene = scene
    self.source = source
  }

  private var objects: SceneObjects { scene.objects }
  private var states: [String: RuleState] { scene.states }

  mutating func changes(from values: [JSONValue]) throws(Mistake) -> [SceneChange] {
    var changes: [SceneChange] = []
    for element in values {
      let object = try JSONObject(element, name: "a change", owner: "a change")
      warnings += object.unknownKeys(among: ["time", "set", "to", "remove", "interrupt"])
      let moment = try object.required("time")
      let time = try moment.instant("time")
      if let last = changes.last, time < last.time {
        throw Mistake(
          at: moment.offset,
          .invalid(
            "time \(shortText(time.seconds)) is before the previous change's "
              + "\(shortText(last.time.seconds))"))
      }
      changes.append(SceneChange(time: time, action: try action(object)))
    }
    return changes
  }

  private mutating func action(_ object: JSONObject) throws(Mistake) -> SceneChange.Action {
    let kinds = ["set", "remove", "interrupt"].compactMap { key in
      object.members.first { $0.key == key }
    }
    guard let kind = kinds.first else {
      throw Mistake(
        at: object.offset,
        .invalid("nothing changes here; expected \"set\", \"remove\" or \"interrupt\""))
    }
    if kinds.count > 1 {
      throw Mistake(
        at: kinds[1].keyOffset,
        .invalid("found \"\(kinds[1].key)\" beside \"\(kind.key)\"; expected one of them"))
    }
    if kind.key != "set", let value = object["to"] {
      throw Mistake(at: value.offset, .missingKey("set", in: object.owner))
    }
    switch kind.key {
    case "set": return try setting(kind.value, to: object.required("to"))
    case "remove": return try removal(kind.value)
    default: return .interrupt(try kind.value.string("interrupt"))
    }
  }

  private func setting(_ path: JSONValue, to value: JSONValue) throws(Mistake) -> SceneChange.Action
  {
    let text = try path.string("set")
    guard let dot = text.lastIndex(of: "."), dot != text.startIndex else {
      throw path.outOfRange("set", quoted(text), expected: "an id, a dot and a property")
    }
    let id = String(text[..<dot])
    let property = String(text[text.index(after: dot)...])
    guard let target = objects[id] else {
      if let change = try stateSetting(of: id, property, path, to: value) { return change }
      throw Mistake(at: path.offset, .unknownID(id, among: objects.ids))
    }
    let plain = try properties.assignment(property, value, of: target)
    let rule = plain == nil ? try ruleAssignment(property, value, of: target) : nil
    guard let assignment = plain ?? rule else {
      throw Mistake(
        at: path.offset,
        .unknownWord(kind: "property", property, among: properties.names(of: target)))
    }
    return .set(
      subject: id, property: property, value: assignment.value, apply: assignment.apply)
  }

  private func ruleAssignment(
    _ key: String, _ value: JSONValue, of target: SceneObject
  ) throws(Mistake) -> BoundAssignment? {
    let view: View? =
      switch target {
      case .view(let view): view
      case .recognizer(let recognizer): recognizer.view
      case .responder: nil
      }
    let state = view.flatMap { states[$0.id] } ?? RuleState()
    return try SceneRules(of: target, state: state, in: source).assignment(key, value)
  }

  /// The setting of `VIEW.state.NAME`, of which `owner` is the part before the last dot.
  private func stateSetting(
    of owner: String, _ name: String, _ path: JSONValue, to value: JSONValue
  ) throws(Mistake) -> SceneChange.Action? {
    let tail = ".state"
    guard owner.hasSuffix(tail) else { return nil }
    let id = String(owner.dropLast(tail.count))
    guard objects[id] != nil else {
      throw Mistake(at: path.offset, .unknownID(id, among: objects.ids))
    }
    guard let state = states[id], let slot = state.slot(of: name) else {
      throw Mistake(
        at: path.offset,
        .unknownWord(kind: "state", name, among: states[id]?.names ?? []))
    }
    let new = try state.value(for: slot, from: value)
    return .set(subject: id, property: "state.\(name)", value: new.logValue) { state[slot] = new }
  }

  private mutating func removal(_ value: JSONValue) throws(Mistake) -> SceneChange.Action {
    let id = try value.string("remove")
    guard let object = objects[id] else {
      throw Mistake(at: value.offset, .unknownID(id, among: objects.ids))
    }
    guard case .view(let view) = object, !(view is Window) else {
      throw Mistake(
        at: value.offset,
        .invalid("\(quoted(id)) has no superview; expected the id of a view inside of a window"))
    }
    if !removed.insert(id).inserted {
      warnings.append(
        Mistake(at: value.offset, .invalid("\(quoted(id)) has been removed before")))
    }
    return .remove(view)
  }
}
