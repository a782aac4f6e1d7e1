import TraceCore

/// Makes the tree of views that a scene describes.
///
/// Things are made in the order of the file; what refers to others by their ids is done at the end.
struct SceneBuilder {
  /// What the scene names and nobody reads.
  private(set) var warnings: [Mistake] = []

  private let source: JSONSource
  private let properties = SceneProperties()
  private let application = Application()
  private var objects = SceneObjects()

  /// Where each id was given, in bytes from the start of the text.
  private var places: [String: Int] = [:]

  /// How many things of a class have got an id from it.
  private var unnamed: [String: Int] = [:]

  /// What refers to ids, in the order of the file.
  private var references: [SceneReference] = []

  /// The values for rules that views keep, by the views' ids.
  private var states: [String: RuleState] = [:]

  /// Rules, which may name views further below, in the order of the file.
  private var rules: [(rules: SceneRules, object: JSONObject)] = []

  init(source: JSONSource) {
    self.source = source
  }

  mutating func scene(from value: JSONValue) throws(Mistake) -> Scene {
    let root = try JSONObject(value, name: "the scene", owner: "a scene")
    if let version = root["version"] {
      guard case .number(let number) = version.content, number.integer == 1 else {
        throw Mistake(at: version.offset, .unsupportedVersion(found: version.shortDescription))
      }
    }
    let known = [
      "version", "window", "windows", "settings", "views", "application", "name", "notes",
    ]
    warnings += root.unknownKeys(among: known)
    let settings = try readSettings(root)
    try add(.responder(application), at: value.offset)
    try readWindows(root)
    try readApplication(root)
    for reference in references { try reference.resolve(among: objects) }
    try checkChains()
    for (rules, object) in rules { try rules.bind(object) }
    return Scene(
      application: application, settings: settings, objects: objects, states: states)
  }

  private mutating func readSettings(_ root: JSONObject) throws(Mistake) -> SceneSettings {
    guard let value = root["settings"] else { return SceneSettings() }
    let object = try JSONObject(value, name: "settings", owner: "the settings")
    warnings += object.unknownKeys(among: SceneSettings.keys)
    return try SceneSettings(object)
  }

  private mutating func readApplication(_ root: JSONObject) throws(Mistake) {
    guard let value = root["application"] else { return }
    let object = try JSONObject(value, name: "application", owner: "the application")
    warnings += object.unknownKeys(among: ["handles", "delegate"])
    try readHandles(object, for: application)
    guard let value = object["delegate"] else { return }
    let delegate = try JSONObject(value, name: "delegate", owner: "the delegate")
    warnings += delegate.unknownKeys(among: ["id", "handles"])
    let (id, place) = try readID(delegate, unnamed: "appDelegate")
    let responder = Responder(id: id)
    try add(.responder(responder), at: place)
    application.delegate = responder
    try readHandles(delegate, for: responder)
  }

  private func checkRange(
    _ object: JSONObject, _ minimum: Double, _ maximum: Double
  ) throws(Mistake) {
    guard minimum > maximum, let value = object["maximumValue"] ?? object["minimumValue"] else {
      return
    }
    throw value.outOfRange(
      "maximumValue", shortText(maximum), expected: "at least minimumValue, \(shortText(minimum))")
  }

  // MARK: Windows

  private mutating func readWindows(_ root: JSONObject) throws(Mistake) {
    guard let list = root["windows"] else {
      let value = root["window"] ?? JSONValue(offset: root.offset, content: .object([]))
      try readWindow(value, views: root["views"])
      return
    }
    for key in ["window", "views"] {
      if let other = root[key] {
        throw Mistake(
          at: other.offset,
          .invalid("found \"\(key)\" beside \"windows\"; expected it inside of a window"))
      }
    }
    let windows = try list.array("windows")
    guard !windows.isEmpty else {
      throw list.outOfRange("windows", "empty", expected: "at least one window")
    }
    for window in windows { try readWindow(window, views: nil) }
  }

  private mutating func readWindow(_ value: JSONValue, views: JSONValue?) throws(Mistake) {
    let object = try JSONObject(value, name: "window", owner: "a window")
    let (id, place) = try readID(object, unnamed: "window")
    let width = try object["width"]?.number("width", in: 0...)
    let height = try object["height"]?.number("height", in: 0...)
    let window = Window(
      id: id,
      size: Size(
        width: width ?? SceneDefaults.windowSize.width,
        height: height ?? SceneDefaults.windowSize.height))
    try add(.view(window), at: place)
    application.show(window)
    if let views, let own = object["views"] {
      throw Mistake(
        at: own.offset, .repeatedField("views", first: "views"), earlier: views.offset)
    }
    try read(window, object, more: ["width", "height", "views"])
    if let views = views ?? object["views"] { try readSubviews(views, "views", of: window) }
  }

  // MARK: Views

  private mutating func readSubviews(
    _ list: JSONValue, _ name: String, of parent: View
  ) throws(Mistake) {
    for value in try list.array(name) { try readView(value, in: parent) }
  }

  private mutating func readView(_ value: JSONValue, in parent: View) throws(Mistake) {
    let object = try JSONObject(value, name: "a view", owner: "a view")
    let known = SceneClasses.views
    let index = try readClass(object, among: known.map(\.name)) ?? 0
    let (id, place) = try readID(
      object, unnamed: SceneClasses.idStem(known[index].name), isCounted: true)
    let view = known[index].make(id)
    try add(.view(view), at: place)
    if let scrollView = view as? ScrollView {
      try add(.recognizer(scrollView.panGestureRecognizer), at: place)
    }
    _ = try object.required("frame")
    parent.addSubview(view)
    try read(view, object, more: ["class"])
    if let subviews = object["subviews"] { try readSubviews(subviews, "subviews", of: view) }
  }

  /// What a window and every other view have.
  private mutating func read(
    _ view: View, _ object: JSONObject, more: [String]
  ) throws(Mistake) {
    try assign(object, to: .view(view))
    var known = more + ["id", "next", "viewController", "presentedBy", "handles", "gestures"]
    known += SceneRules.viewKeys
    if view is Control { known += SceneRules.controlKeys + ["actions"] }
    if !(view is Window) { known.append("subviews") }
    warn(object, known: known, of: .view(view))

    let state = try object["state"].map { json throws(Mistake) in try RuleState(json) }
    states[view.id] = state
    rules.append(
      (SceneRules(of: .view(view), state: state ?? RuleState(), in: source), object))

    var owner: Responder = view
    if let name = object["viewController"] {
      let controller = ViewController(id: try readID(name))
      try add(.responder(controller), at: name.offset)
      controller.view = view
      owner = controller
      if let presenter = object["presentedBy"] {
        references.append(
          try SceneReference(presenter, "presentedBy") { controller.presentingViewController = $0 })
      }
    } else if let presenter = object["presentedBy"] {
      throw Mistake(at: presenter.offset, .missingKey("viewController", in: object.owner))
    }
    try readHandles(object, for: owner)
    if let next = object["next"] {
      references.append(try SceneReference(next, "next") { view.nextOverride = $0 })
    }
    if let slider = view as? Slider {
      try checkRange(object, slider.minimumValue, slider.maximumValue)
    }
    if let stepper = view as? Stepper {
      try checkRange(object, stepper.minimumValue, stepper.maximumValue)
    }
    if let control = view as? Control, let actions = object["actions"] {
      try readActions(actions, of: control)
    }
    if let gestures = object["gestures"] {
      for gesture in try gestures.array("gestures") { try readGesture(gesture, on: view) }
    }
  }

  private func readHandles(_ object: JSONObject, for responder: Responder) throws(Mistake) {
    guard let handles = object["handles"] else { return }
    for action in try handles.array("handles") { responder.handle(try action.string("handles")) }
  }

  private mutating func readActions(_ list: JSONValue, of control: Control) throws(Mistake) {
    for value in try list.array("actions") {
      let object = try JSONObject(value, name: "an action", owner: "an action")
      warnings += object.unknownKeys(among: ["event", "action", "target"])
      let known = Control.Event.named.map { ($0.name, $0.event) } + Control.Event.groups
      let events = try object.required("event").options("event", known)
      let action = try object.required("action").string("action")
      guard let target = object["target"], target.content != .null else {
        control.addTarget(nil, action: action, for: events)
        continue
      }
      references.append(
        try SceneReference(target, "target") { control.addTarget($0, action: action, for: events) })
    }
  }

  // MARK: Recognizers

  private mutating func readGesture(_ value: JSONValue, on view: View) throws(Mistake) {
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

  private mutating func readAction(
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
    references.append(
      try SceneReference(target, "target") { recognizer.addTarget($0, action: action) })
  }

  private mutating func readOthers(
    _ object: JSONObject, of recognizer: GestureRecognizer
  ) throws(Mistake) {
    for (id, place) in try object["requireToFail"]?.strings("requireToFail") ?? [] {
      references.append(SceneReference(id, at: place, requirementOf: recognizer))
    }
    guard let simultaneous = object["simultaneousWith"] else { return }
    let others = try simultaneous.strings("simultaneousWith")
    if others.contains(where: { $0.text == "*" }) {
      recognizer.shouldRecognizeSimultaneously = { _, _ in true }
      return
    }
    for (id, place) in others { references.append(SceneReference(recognizer: id, at: place)) }
    let ids = Set(others.map(\.text))
    recognizer.shouldRecognizeSimultaneously = { _, other in ids.contains(other.id) }
  }

  // MARK: Properties, classes and ids

  private func assign(_ object: JSONObject, to target: SceneObject) throws(Mistake) {
    for name in properties.names(of: target) {
      guard let value = object[name] else { continue }
      try properties.assignment(name, value, of: target)?.apply()
    }
  }

  private mutating func warn(_ object: JSONObject, known: [String], of target: SceneObject) {
    warnings += object.unknownKeys(among: known + properties.names(of: target)).map { mistake in
      guard case .unknownKey(let key, _, _) = mistake.problem,
        SceneKeys.notModelled.contains(key)
      else { return mistake }
      return Mistake(at: mistake.offset, .notModelled(key))
    }
  }

  /// The index of the object's class among `known`, or `nil` where it names none.
  private func readClass(_ object: JSONObject, among known: [String]) throws(Mistake) -> Int? {
    guard let value = object["class"] else { return nil }
    let name = try value.string("class")
    let plain = SceneClasses.plainName(name)
    if let index = known.firstIndex(where: { SceneClasses.plainName($0) == plain }) {
      return index
    }
    throw Mistake(
      at: value.offset,
      SceneClasses.notModelled.contains(plain)
        ? .notModelled(name) : .unknownWord(kind: "class", name, among: known))
  }

  /// The object's id and where it stands; without one a name of its class.
  private mutating func readID(
    _ object: JSONObject, unnamed stem: String, isCounted: Bool = false
  ) throws(Mistake) -> (id: String, place: Int) {
    if let value = object["id"] { return (try readID(value), value.offset) }
    guard isCounted else { return (stem, object.offset) }
    let count = unnamed[stem, default: 0] + 1
    unnamed[stem] = count
    return ("\(stem)\(count)", object.offset)
  }

  private func readID(_ value: JSONValue) throws(Mistake) -> String {
    let id = try value.string("id")
    let isFit = id.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || scalar == "_" || scalar == "-" || scalar == "."
    }
    guard !id.isEmpty, isFit else {
      throw value.outOfRange("id", quoted(id), expected: "letters, digits, \"_\", \"-\" and \".\"")
    }
    return id
  }

  private mutating func add(_ object: SceneObject, at place: Int) throws(Mistake) {
    guard objects.add(object) else {
      throw Mistake(at: place, .duplicateID(object.id), earlier: places[object.id])
    }
    places[object.id] = place
  }

  /// A chain of responders that comes back to itself would pass a touch on for ever.
  private func checkChains() throws(Mistake) {
    for id in objects.ids {
      var responder = objects[id]?.responder
      var steps = 0
      while let one = responder {
        guard steps <= objects.ids.count else {
          throw Mistake(
            at: places[id] ?? 0,
            .invalid("the responders after \"\(id)\" come back to it; expected the chain to end"))
        }
        steps += 1
        responder = one.next
      }
    }
  }
}
