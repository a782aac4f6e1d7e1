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
  /// The button is at `button`, else centred where the first touch begins.
  static func standard(button: Rect?, first: TouchSample?) -> Scene {
    let size = SceneDefaults.windowSize
    let center = first?.location ?? Point(x: size.width / 2, y: size.height / 2)
    return Scene(button: button ?? SceneDefaults.buttonFrame(around: center))
  }

  /// What the user is told when the trace of this name has no scene.
  static func standardNote(_ trace: String) -> String {
    let size = SceneDefaults.windowSize
    return "no scene for \(trace); using a \(Int(size.width)) × \(Int(size.height)) window "
      + "with one UIButton, button"
  }
}
