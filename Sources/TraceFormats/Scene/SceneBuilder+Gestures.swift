import TraceCore

/// Recognizers, and how they stand to others.
extension SceneBuilder {
  mutating func readGesture(_ value: JSONValue, on view: View) throws(Mistake) {
    let object = try JSONObject(value, name: "a gesture", owner: "a recognizer")
    let known = SceneClasses.recognizers
    guard let index = try readClass(object, among: known.map(\.name)) else {
      throw Mistake(at: object.offset, .missingKey("class", in: object.owner))
    }
    let (id, place) = try readID(
      object, unnamed: SceneClasses.idStem(known[index].name), isCounted: true)
    let recognizer = known[index].make(id)
    try add(.recognizer(recognizer), at: place)
    view.addGestureRecognizer(recognizer)
    if recognizer is ScreenEdgePanGestureRecognizer { _ = try object.required("edges") }
    try assign(object, to: .recognizer(recognizer))
    if let pan = recognizer as? PanGestureRecognizer,
      pan.maximumNumberOfTouches < pan.minimumNumberOfTouches,
      let maximum = object["maximumNumberOfTouches"] ?? object["minimumNumberOfTouches"]
    {
      throw maximum.outOfRange(
        "maximumNumberOfTouches", "\(pan.maximumNumberOfTouches)",
        expected: "at least minimumNumberOfTouches, \(pan.minimumNumberOfTouches)")
    }
    let keys =
      ["id", "class", "action", "target", "requireToFail", "simultaneousWith"]
      + SceneRules.recognizerKeys
    let state = states[view.id] ?? RuleState()
    rules.append((SceneRules(of: .recognizer(recognizer), state: state, in: source), object))
    warn(object, known: keys, of: .recognizer(recognizer))
    try readAction(object, of: recognizer)
    try readOthers(object, of: recognizer)
  }

  mutating func readAction(
    _ object: JSONObject, of recognizer: GestureRecognizer
  ) throws(Mistake) {
    guard let action = try object["action"]?.string("action") else {
      if let target = object["target"] {
        throw Mistake(at: target.offset, .missingKey("action", in: object.owner))
      }
      return
    }
    guard let target = object["target"], target.content != .null else {
      recognizer.addTarget(nil, action: action)
      return
    }
    connect(
      try SceneReference(target, "target") { recognizer.addTarget($0, action: action) })
  }

  mutating func readOthers(
    _ object: JSONObject, of recognizer: GestureRecognizer
  ) throws(Mistake) {
    for (id, place) in try object["requireToFail"]?.strings("requireToFail") ?? [] {
      connect(SceneReference(id, at: place, requirementOf: recognizer))
    }
    guard let simultaneous = object["simultaneousWith"] else { return }
    let others = try simultaneous.strings("simultaneousWith")
    if others.contains(where: { $0.text == "*" }) {
      recognizer.shouldRecognizeSimultaneously = { _, _ in true }
      return
    }
    for (id, place) in others { connect(SceneReference(recognizer: id, at: place)) }
    let ids = Set(others.map(\.text))
    recognizer.shouldRecognizeSimultaneously = { _, other in ids.contains(other.id) }
  }
}
