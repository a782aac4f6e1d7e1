import TraceCore

/// Makes the tree of views that a scene describes.
///
/// Things are made in the order of the file; what refers to others by their ids is done at the end.
struct SceneBuilder {
  /// What the scene names and nobody reads.
  var warnings: [Mistake] = []

  /// See `SceneReader`.
  var strictButtons: Set<String> = []

  let source: JSONSource
  let properties = SceneProperties()
  private let application = Application()
  var objects = SceneObjects()

  /// Where each id was given, in bytes from the start of the text.
  var places: [String: Int] = [:]

  /// How many things of a class have got an id from it.
  var unnamed: [String: Int] = [:]

  /// What has to wait until everything is made, in the order of the file.
  var deferred: [Deferred] = []

  enum Deferred {
    /// What refers to an id.
    case reference(SceneReference)

    /// What has its turn between references: targets are told in the order of the file.
    case turn(() -> Void)
  }

  /// The values for rules that views keep, by the views' ids.
  var states: [String: RuleState] = [:]

  /// Rules, which may name views further below, in the order of the file.
  var rules: [(rules: SceneRules, object: JSONObject)] = []

  init(source: JSONSource) {
    self.source = source
  }

  mutating func scene(from value: JSONValue) throws(Mistake) -> Scene {
    let root = try JSONObject(value, name: "the scene", owner: "a scene")
    if root["touches"] != nil {
      throw Mistake(at: value.offset, .otherKind(found: "a trace", expected: "a scene"))
    }
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
    for one in deferred {
      switch one {
      case .reference(let reference): try reference.resolve(among: objects)
      case .turn(let connect): connect()
      }
    }
    try checkChains()
    for (rules, object) in rules { try rules.bind(object) }
    return Scene(
      application: application, settings: settings, objects: objects, states: states)
  }

  mutating func readSettings(_ root: JSONObject) throws(Mistake) -> SceneSettings {
    guard let value = root["settings"] else { return SceneSettings() }
    let object = try JSONObject(value, name: "settings", owner: "the settings")
    warnings += object.unknownKeys(among: SceneSettings.keys)
    return try SceneSettings(object)
  }

  mutating func readApplication(_ root: JSONObject) throws(Mistake) {
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

  /// The limits hold where the object has none of its own.
  func checkRange(
    _ object: JSONObject, _ minimum: Double, _ maximum: Double
  ) throws(Mistake) {
    let minimum = try object["minimumValue"]?.number("minimumValue") ?? minimum
    let maximum = try object["maximumValue"]?.number("maximumValue") ?? maximum
    guard minimum > maximum, let value = object["maximumValue"] ?? object["minimumValue"] else {
      return
    }
    throw value.outOfRange(
      "maximumValue", shortText(maximum), expected: "at least minimumValue, \(shortText(minimum))")
  }

  // MARK: Windows

  mutating func readWindows(_ root: JSONObject) throws(Mistake) {
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
    for window in windows { try readWindow(window, views: nil, isCounted: true) }
  }

  mutating func readWindow(
    _ value: JSONValue, views: JSONValue?, isCounted: Bool = false
  ) throws(Mistake) {
    let object = try JSONObject(value, name: "window", owner: "a window")
    let (id, place) = try readID(object, unnamed: "window", isCounted: isCounted)
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

  mutating func connect(_ reference: SceneReference) {
    deferred.append(.reference(reference))
  }

  /// A chain of responders that comes back to itself would pass a touch on for ever.
  func checkChains() throws(Mistake) {
    for id in objects.ids {
      var responder = objects[id]?.responder
      var steps = 0
      while let one = responder, steps <= objects.ids.count {
        steps += 1
        responder = one.next
      }
      guard let inCircle = responder else { continue }
      // Whoever is reached after so many steps is in the circle; the first of the file is named.
      var circle = [inCircle.id]
      while let next = responder?.next, next !== inCircle {
        circle.append(next.id)
        responder = next
      }
      let first = objects.ids.first { circle.contains($0) } ?? inCircle.id
      throw Mistake(
        at: places[first] ?? 0,
        .invalid("the responders after \(quoted(first)) come back to it; expected the chain to end")
      )
    }
  }
}
