import TraceCore

/// A root over the whole window and in it a card of 200 × 200 points at 50,100, with recognizers.
struct GestureScene {
  let root = View(id: "root", frame: Rect(x: 0, y: 0, width: 375, height: 667))
  let card = View(id: "card", frame: Rect(x: 50, y: 100, width: 200, height: 200))

  init() {
    root.addSubview(card)
    card.isMultipleTouchEnabled = true
  }

  /// Lets `view`, or else the card, have the recognizer, whose action is its id and goes to the root.
  @discardableResult
  func add<Recognizer: GestureRecognizer>(
    _ recognizer: Recognizer, to view: View? = nil
  ) -> Recognizer {
    (view ?? card).addGestureRecognizer(recognizer)
    recognizer.addTarget(root, action: recognizer.id)
    return recognizer
  }

  /// Plays `script` to its end.
  func play(
    _ script: TouchScript, changes: [SceneChange] = [], showing shown: LogCategories = .standard
  ) throws -> [String] {
    try Rig(root, changes: changes, showing: shown).play(script)
  }
}

extension SceneChange {
  /// The app does something by itself, which the log shows as a `set`.
  static func app(_ what: String, at seconds: Double, apply: @escaping () -> Void) -> Self {
    Self(
      time: Instant(seconds: seconds),
      action: .set(subject: "app", property: what, value: .bool(true), apply: apply))
  }
}
