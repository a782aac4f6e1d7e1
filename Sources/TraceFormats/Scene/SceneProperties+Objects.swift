import TraceCore

extension SceneProperties {
  /// The names of all properties that a scene or a change can set, in the order of applying.
  func names(of object: SceneObject) -> [String] {
    let owner: AnyObject =
      switch object {
      case .view(let view): view
      case .recognizer(let recognizer): recognizer
      case .responder(let responder): responder
      }
    let type = ObjectIdentifier(type(of: owner))
    if let known = namesByClass[type] { return known }
    let names = collectNames(of: object)
    namesByClass[type] = names
    return names
  }

  private func collectNames(of object: SceneObject) -> [String] {
    var names: [String] = []
    func add<Owner>(_ properties: [SceneProperty<Owner>]) {
      names += properties.map(\.name)
    }
    switch object {
    case .view(let one):
      add(view)
      if one is Control { add(control) }
      if one is Slider { add(slider) }
      if one is Switch { add(switchControl) }
      if one is SegmentedControl { add(segmentedControl) }
      if one is Stepper { add(stepper) }
      if one is PageControl { add(pageControl) }
      if one is ScrollView { add(scrollView) }
      if one is Window { names.removeAll { $0 == "frame" } }
    case .recognizer(let one):
      add(recognizer)
      if one is TapGestureRecognizer { add(tap) }
      if one is LongPressGestureRecognizer { add(longPress) }
      if one is PanGestureRecognizer { add(pan) }
      if one is ScreenEdgePanGestureRecognizer { add(screenEdgePan) }
      if one is SwipeGestureRecognizer { add(swipe) }
    case .responder:
      break
    }
    return names
  }

  /// Reads the value of a property; `nil` when there is no property of that name.
  func assignment(
    _ name: String, _ json: JSONValue, of object: SceneObject
  ) throws(Mistake) -> BoundAssignment? {
    switch object {
    case .view(let one):
      if one is Window, name == "frame" { return nil }
      if let found = try assignment(name, json, one, view) { return found }
      if let found = try assignment(name, json, one as? Control, control) { return found }
      if let one = one as? Slider { return try assignment(name, json, one, slider) }
      if let one = one as? Switch { return try assignment(name, json, one, switchControl) }
      if let one = one as? SegmentedControl {
        return try assignment(name, json, one, segmentedControl)
      }
      if let one = one as? Stepper { return try assignment(name, json, one, stepper) }
      if let one = one as? PageControl { return try assignment(name, json, one, pageControl) }
      return try assignment(name, json, one as? ScrollView, scrollView)
    case .recognizer(let one):
      if let found = try assignment(name, json, one, recognizer) { return found }
      if let found = try assignment(name, json, one as? TapGestureRecognizer, tap) { return found }
      if let press = one as? LongPressGestureRecognizer {
        return try assignment(name, json, press, longPress)
      }
      if let found = try assignment(name, json, one as? PanGestureRecognizer, pan) { return found }
      if let edgePan = one as? ScreenEdgePanGestureRecognizer {
        return try assignment(name, json, edgePan, screenEdgePan)
      }
      return try assignment(name, json, one as? SwipeGestureRecognizer, swipe)
    case .responder:
      return nil
    }
  }

  private func assignment<Owner>(
    _ name: String, _ json: JSONValue, _ owner: Owner?, _ properties: [SceneProperty<Owner>]
  ) throws(Mistake) -> BoundAssignment? {
    guard let owner, let property = properties.first(where: { $0.name == name }) else {
      return nil
    }
    return try property.read(json).bound(to: owner)
  }
}
