import Testing
import TraceCore

@testable import TraceFormats

/// What the explanation of a played scene says.
struct Explained {
  let touches: [TouchExplanation]

  /// Plays in a window with `views`, a list of JSON.
  ///
  /// - Parameters:
  ///   - views: The views of the scene.
  ///   - script: Steps such as `0.1 moved 120,200` with `|` between, with a finger's name before the
  ///     phase where it is not 1.
  ///   - changes: What happens to the scene, as in a trace.
  ///   - settings: The scene's.
  ///   - until: When the story ends, in seconds.
  ///   - prepare: Does to the scene what a scene file cannot say.
  /// - Throws: What is wrong with the scene or the script.
  init(
    _ views: String, _ script: String, changes: String = "[]", settings: String = "{}",
    until: Double? = nil, prepare: (Scene) throws -> Void = { _ in }
  ) throws {
    let reading = try SceneReading(
      #"{"settings": \#(settings), "views": \#(views)}"#, changes: changes)
    #expect(reading.failure == nil)
    #expect(reading.warnings.isEmpty)
    let scene = try #require(reading.scene)
    try prepare(scene)
    let explanation = Explanation(
      of: scene.application, until: until.map { Instant(seconds: $0) })
    let session = Session(
      application: scene.application, settings: scene.settings.resolved(),
      changes: reading.changes, sink: explanation)
    for sample in try Self.samples(script) { try session.play(sample) }
    session.finish()
    touches = explanation.touches
  }

  /// The lines of all touches, unbroken and without their indentation.
  var lines: [String] {
    touches.flatMap(\.lines).map { line in String(line.prose.text.drop { $0 == " " }) }
  }

  var traps: [String] { lines.filter { $0.hasPrefix("trap: ") }.map { String($0.dropFirst(6)) } }

  var answers: [String] { touches.map(\.answer) }

  private static func samples(_ script: String) throws -> [TouchSample] {
    try script.split(separator: "|").map { step in
      let words = step.split(separator: " ")
      try #require(words.count == 3 || words.count == 4)
      let place = words[words.count - 1].split(separator: ",").compactMap { Double($0) }
      return TouchSample(
        time: Instant(seconds: try #require(Double(words[0]))),
        touch: words.count == 4 ? TouchID(named: String(words[1])) : .first,
        phase: try #require(TouchPhase(rawValue: String(words[words.count - 2]))),
        location: Point(x: place[0], y: place[1]))
    }
  }
}
