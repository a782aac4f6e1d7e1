public import TraceCore

/// Reads scenes: from a file of their own or from inside of a trace.
public struct SceneReader {
  private let source: JSONSource
  private let diagnostics: DiagnosticCollector

  /// The ids of buttons and plain controls that are made strict about their bounds, whatever class
  /// the scene gives them.
  package var strictButtons: Set<String> = []

  /// - Parameters:
  ///   - source: The text that the scene stands in.
  ///   - diagnostics: Hears of what a scene names and nobody reads.
  public init(source: JSONSource, diagnostics: DiagnosticCollector) {
    self.source = source
    self.diagnostics = diagnostics
  }

  /// Reads the whole text as a scene.
  public func scene() throws(Diagnostic) -> Scene {
    try scene(from: source.value(diagnostics: diagnostics))
  }

  /// Makes a scene of a value of the text.
  ///
  /// - Throws: The first mistake, with its place: a value of the wrong kind, an unknown class or id,
  ///   an id given twice, recognizers that wait for each other.
  public func scene(from value: JSONValue) throws(Diagnostic) -> Scene {
    var builder = SceneBuilder(source: source)
    builder.strictButtons = strictButtons
    let result: Result<Scene, Mistake>
    do throws(Mistake) {
      result = .success(try builder.scene(from: value))
    } catch {
      result = .failure(error)
    }
    for warning in builder.warnings { try diagnostics.warn(warning, in: source) }
    switch result {
    case .success(let scene): return scene
    case .failure(let mistake): throw source.diagnostic(mistake)
    }
  }

  /// Reads a trace's `changes`, which name things of `scene`.
  public func changes(
    from values: [JSONValue], in scene: Scene
  ) throws(Diagnostic) -> [SceneChange] {
    var reader = SceneChangeReader(scene: scene, source: source)
    let result: Result<[SceneChange], Mistake>
    do throws(Mistake) {
      result = .success(try reader.changes(from: values))
    } catch {
      result = .failure(error)
    }
    for warning in reader.warnings { try diagnostics.warn(warning, in: source) }
    switch result {
    case .success(let changes): return changes
    case .failure(let mistake): throw source.diagnostic(mistake)
    }
  }
}
