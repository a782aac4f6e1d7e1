import TraceCore

/// Sets its state as an app's recognizer does, and does nothing else.
final class ScriptedRecognizer: GestureRecognizer {
  typealias Settings = [TouchPhase: [GestureRecognizer.State]]

  private let settings: Settings
  private(set) var resets = 0

  /// A recognizer that sets these states, one after the other, in the touches… call of each phase.
  init(id: String, _ settings: Settings) {
    self.settings = settings
    super.init(id: id)
  }

  override func touchesBegan(_ touches: [Touch], with event: Event) { set(.began) }

  override func touchesMoved(_ touches: [Touch], with event: Event) { set(.moved) }

  override func touchesEnded(_ touches: [Touch], with event: Event) { set(.ended) }

  override func reset() { resets += 1 }

  private func set(_ phase: TouchPhase) {
    for next in settings[phase, default: []] { state = next }
  }
}

extension ScriptedRecognizer.Settings {
  /// Discrete: recognizes when a finger goes down.
  static var press: Self { [.began: [.ended]] }

  /// Continuous: from the press to the lift.
  static var hold: Self { [.began: [.began], .moved: [.changed], .ended: [.ended]] }
}
