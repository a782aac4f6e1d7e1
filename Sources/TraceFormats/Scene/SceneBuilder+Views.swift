import TraceCore

/// Views with what hangs on them: controllers, actions, recognizers.
extension SceneBuilder {
  mutating func readSubviews(
    _ list: JSONValue, _ name: String, of parent: View
  ) throws(Mistake) {
    for value in try list.array(name) { try readView(value, in: parent) }
  }

  mutating func readView(_ value: JSONValue, in parent: View) throws(Mistake) {
    let object = try JSONObject(value, name: "a view", owner: "a view")
    let known = SceneClasses.views
    let index = try readClass(object, among: known.map(\.name)) ?? 0
    let (id, place) = try readID(
      object, unnamed: SceneClasses.idStem(known[index].name), isCounted: true)
    let view = strictButtons.contains(id) ? StrictBoundsButton(id: id) : known[index].make(id)
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
  mutating func read(
    _ view: View, _ object: JSONObject, more: [String]
  ) throws(Mistake) {
    if let slider = view as? Slider {
      try checkRange(object, slider.minimumValue, slider.maximumValue)
    }
    if let stepper = view as? Stepper {
      try checkRange(object, stepper.minimumValue, stepper.maximumValue)
    }
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
      let controller = ViewController(id: try readID(name, "viewController"))
      try add(.responder(controller), at: name.offset)
      controller.view = view
      owner = controller
      if let presenter = object["presentedBy"] {
        connect(
          try SceneReference(presenter, "presentedBy") { controller.presentingViewController = $0 })
      }
    } else if let presenter = object["presentedBy"] {
      throw Mistake(at: presenter.offset, .missingKey("viewController", in: object.owner))
    }
    try readHandles(object, for: owner)
    if let next = object["next"] {
      connect(try SceneReference(next, "next") { view.nextOverride = $0 })
    }
    if let control = view as? Control, let actions = object["actions"] {
      try readActions(actions, of: control)
    }
    if let gestures = object["gestures"] {
      for gesture in try gestures.array("gestures") { try readGesture(gesture, on: view) }
    }
  }

  func readHandles(_ object: JSONObject, for responder: Responder) throws(Mistake) {
    guard let handles = object["handles"] else { return }
    for action in try handles.array("handles") { responder.handle(try action.string("handles")) }
  }

  mutating func readActions(_ list: JSONValue, of control: Control) throws(Mistake) {
    for value in try list.array("actions") {
      let object = try JSONObject(value, name: "an action", owner: "an action")
      warnings += object.unknownKeys(among: ["event", "action", "target"])
      let known = Control.Event.named.map { ($0.name, $0.event) } + Control.Event.groups
      let events = try object.required("event").options("event", known)
      if events.isEmpty, let event = object["event"] {
        throw event.outOfRange("event", "empty", expected: "at least one event")
      }
      let action = try object.required("action").string("action")
      guard let target = object["target"], target.content != .null else {
        deferred.append(.turn { control.addTarget(nil, action: action, for: events) })
        continue
      }
      connect(
        try SceneReference(target, "target") { control.addTarget($0, action: action, for: events) })
    }
  }
}
