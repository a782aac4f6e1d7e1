import Testing
import TraceCore

@testable import TraceFormats

/// What comes of reading a scene and, with some, what changes in it.
struct SceneReading {
  static let file = "scene.json"

  private(set) var scene: Scene?
  private(set) var changes: [SceneChange] = []
  private(set) var failure: Diagnostic?
  let warnings: [Diagnostic]

  /// Reads `text` as a scene.
  init(_ text: String, isStrict: Bool = false) {
    let diagnostics = DiagnosticCollector(isStrict: isStrict)
    let source = JSONSource(file: Self.file, document: MemoryDocument(text))
    do throws(Diagnostic) {
      scene = try SceneReader(source: source, diagnostics: diagnostics).scene()
    } catch {
      failure = error
    }
    warnings = diagnostics.warnings
  }

  /// Reads `changes`, a list, as what changes in `scene`, which has to be fine.
  init(_ scene: String, changes text: String, isStrict: Bool = false) throws {
    let scene = try #require(SceneReading(scene).scene)
    let diagnostics = DiagnosticCollector(isStrict: isStrict)
    let source = JSONSource(file: Self.file, document: MemoryDocument(text))
    let list = try source.value(diagnostics: diagnostics)
    do throws(Diagnostic) {
      let reader = SceneReader(source: source, diagnostics: diagnostics)
      guard case .array(let elements) = list.content else { throw source.diagnostic(.noList) }
      changes = try reader.changes(from: elements, in: scene)
    } catch {
      failure = error
    }
    warnings = diagnostics.warnings
    self.scene = scene
  }

  /// Replays `samples` and gives the log: the words of each line behind its time.
  func log(of samples: [TouchSample], showing shown: LogCategories = .standard) throws -> [String] {
    #expect(failure == nil)
    #expect(warnings.isEmpty)
    let scene = try #require(scene)
    let output = CollectedBytes()
    let sink = TextLog(output: output, filter: LogFilter(categories: shown))
    let session = Session(
      application: scene.application, settings: scene.settings.resolved(), changes: changes,
      sink: sink)
    for sample in samples { try session.play(sample) }
    session.finish()
    try sink.finish()
    return output.lines.map { $0.split(separator: " ").joined(separator: " ") }
  }
}

extension Mistake {
  fileprivate static let noList = Mistake(at: 0, .empty(expected: "a list of changes"))
}

extension SceneReading {
  /// The log of touches in a scene in which things change.
  static func log(
    of samples: [TouchSample] = [], in scene: String, changes: String = "[]",
    showing shown: LogCategories = .standard
  ) throws -> [String] {
    try SceneReading(scene, changes: changes).log(of: samples, showing: shown)
  }

  /// The scene of a window with these views.
  static func views(_ views: String) -> String { #"{"views": [\#(views)]}"# }
}

extension Scene {
  /// Reads a scene that is fine.
  static func read(
    _ text: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws -> Scene {
    let reading = SceneReading(text)
    #expect(reading.failure == nil, sourceLocation: sourceLocation)
    #expect(reading.warnings.isEmpty, sourceLocation: sourceLocation)
    return try #require(reading.scene, sourceLocation: sourceLocation)
  }

  func view(_ id: String) throws -> View {
    guard case .view(let view)? = objects[id] else {
      throw Absent(id: id)
    }
    return view
  }

  func recognizer(_ id: String) throws -> GestureRecognizer {
    guard case .recognizer(let recognizer)? = objects[id] else { throw Absent(id: id) }
    return recognizer
  }

  func responder(_ id: String) throws -> Responder {
    guard let responder = objects[id]?.responder else { throw Absent(id: id) }
    return responder
  }

  struct Absent: Error {
    let id: String
  }
}

/// Touches in few words.
extension [TouchSample] {
  /// A press and a lift at one place, 0.1 s apart, from `milliseconds` on.
  static func tap(_ x: Double, _ y: Double, at milliseconds: Int64 = 0) -> Self {
    [.at(milliseconds, .began, x, y), .at(milliseconds + 100, .ended, x, y)]
  }
}
