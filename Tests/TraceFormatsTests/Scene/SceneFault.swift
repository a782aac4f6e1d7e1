import Testing

@testable import TraceFormats

/// A scene, or a list of changes, that is wrong at its mark, with the sentence that says so.
struct SceneFault: CustomTestStringConvertible, Sendable {
  let text: Marked
  let message: String

  var testDescription: String { "\(text.text): \(message)" }

  init(_ text: Marked, _ message: String) {
    self.text = text
    self.message = message
  }

  /// The scene of a window with these views.
  static func views(_ text: String, _ message: String) -> Self {
    Self(Marked(SceneReading.views(text)), message)
  }

  /// A view with these further keys.
  static func view(_ keys: String, _ message: String) -> Self { .view("UIView", keys, message) }

  /// A view of this class with these further keys.
  static func view(_ type: String, _ keys: String, _ message: String) -> Self {
    .views(#"{"id": "one", "class": "\#(type)", "frame": [0, 0, 100, 40], \#(keys)}"#, message)
  }

  /// A view with a recognizer that has these keys.
  static func gesture(_ keys: String, _ message: String) -> Self {
    .view(#""gestures": [{\#(keys)}]"#, message)
  }

  /// The scene cannot be read.
  func expectIsReported(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    try expect(SceneReading(text.text).failure, .error, sourceLocation)
  }

  /// The scene is read with a warning, and strictly not at all.
  func expectIsWarned(sourceLocation: Testing.SourceLocation = #_sourceLocation) throws {
    let reading = SceneReading(text.text)
    #expect(reading.scene != nil, sourceLocation: sourceLocation)
    #expect(reading.warnings.count == 1, sourceLocation: sourceLocation)
    try expect(reading.warnings.first, .warning, sourceLocation)
    try expect(SceneReading(text.text, isStrict: true).failure, .error, sourceLocation)
  }

  /// The changes cannot be read.
  func expectIsReported(
    in scene: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    try expect(SceneReading(scene, changes: text.text).failure, .error, sourceLocation)
  }

  /// The changes are read with a warning, and strictly not at all.
  func expectIsWarned(
    in scene: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let reading = try SceneReading(scene, changes: text.text)
    #expect(reading.failure == nil, sourceLocation: sourceLocation)
    #expect(reading.warnings.count == 1, sourceLocation: sourceLocation)
    try expect(reading.warnings.first, .warning, sourceLocation)
    let strict = try SceneReading(scene, changes: text.text, isStrict: true)
    try expect(strict.failure, .error, sourceLocation)
  }

  private func expect(
    _ found: Diagnostic?, _ severity: Diagnostic.Severity,
    _ sourceLocation: Testing.SourceLocation
  ) throws {
    #expect(found?.severity == severity, sourceLocation: sourceLocation)
    #expect(found?.problem.description == message, sourceLocation: sourceLocation)
    let place = try text.location(file: SceneReading.file)
    #expect(found?.location == place, sourceLocation: sourceLocation)
    let earlier = text.earlierLocation(file: SceneReading.file)
    #expect(found?.earlier == earlier, sourceLocation: sourceLocation)
  }
}
