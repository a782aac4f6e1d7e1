import Testing
import TraceCore
import TraceTesting

/// Follows a finger only while it is being edited.
final class Knob: Control {
  var isEditing = false

  override func beginTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
    isEditing
  }
}

@Test func theKnobFollowsTheFinger() throws {
  try TraceTest("Traces/knob.json").run {
    let knob = Knob(id: "knob", frame: Rect(x: 20, y: 20, width: 80, height: 80))
    knob.isEditing = true
    let window = Window(size: Size(width: 390, height: 844))
    window.addSubview(knob)
    return window
  }
}
