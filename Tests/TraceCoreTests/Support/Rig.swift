import Testing
import TraceCore

/// A window of 375 × 667 points, what it shows, and the log of what happens to it.
final class Rig {
  let window: Window
  let application: Application
  let session: Session
  private let log: MemoryLog

  /// Shows `views` in the window, later ones in front; the log has the categories `shown`.
  init(
    _ views: View..., window: Window = Window(size: Size(width: 375, height: 667)),
    application: Application = Application(), settings: Settings = Settings(),
    changes: [SceneChange] = [], showing shown: LogCategories = .standard
  ) {
    for view in views { window.addSubview(view) }
    application.show(window)
    self.window = window
    self.application = application
    log = MemoryLog(categories: shown)
    session = Session(
      application: application, settings: settings, changes: changes, sink: log)
  }

  /// Plays all of `script`; its last event happens only at the finish.
  func start(_ script: TouchScript) throws {
    try session.play(script.samples)
  }

  /// Plays `script` to its end.
  ///
  /// - Returns: The whole log, a string for each line.
  @discardableResult
  func play(_ script: TouchScript) throws -> [String] {
    try start(script)
    session.finish()
    return lines
  }

  /// The log up to now; two blanks stand for each call that a line is inside of.
  var lines: [String] { log.lines.map(\.text) }

  /// The same with the time in seconds before each line.
  var timedLines: [String] {
    log.lines.map { "\($0.entry.time.seconds) \($0.text)" }
  }
}

extension SceneChange {
  /// Something is done to the scene that the log shows as a `set` of `property`.
  static func set(
    _ property: String, of view: View, to value: LogValue, at seconds: Double,
    apply: @escaping () -> Void
  ) -> Self {
    Self(
      time: Instant(seconds: seconds),
      action: .set(subject: view.id, property: property, value: value, apply: apply))
  }

  static func remove(_ view: View, at seconds: Double) -> Self {
    Self(time: Instant(seconds: seconds), action: .remove(view))
  }

  static func interrupt(_ reason: String = "phone call", at seconds: Double) -> Self {
    Self(time: Instant(seconds: seconds), action: .interrupt(reason))
  }
}
