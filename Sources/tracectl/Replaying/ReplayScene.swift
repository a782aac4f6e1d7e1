import TraceCore
import TraceFormats

/// What a trace is replayed in.
struct ReplayScene {
  let scene: Scene

  /// What happens to the scene while the trace is played.
  let changes: [SceneChange]
}

extension Scene {
  /// The default scene: a window with one button, for traces that come alone.
  ///
  /// The button is at `button`, else centred where the first touch begins;
  /// `isStrict` makes it a StrictBoundsButton.
  static func standard(button: Rect?, first: TouchSample?, isStrict: Bool = false) -> Scene {
    let frame = button ?? SceneDefaults.buttonFrame(first: first)
    return isStrict
      ? Scene(button: StrictBoundsButton(id: "button", frame: frame)) : Scene(button: frame)
  }

  /// What the user is told when the trace of this name has no scene.
  static func standardNote(_ trace: String) -> String {
    let size = SceneDefaults.windowSize
    return "no scene for \(trace); using a \(Int(size.width)) × \(Int(size.height)) window "
      + "with one UIButton, button"
  }
}
