import TraceCore
import TraceFormats

/// Finds and reads the scene of a trace.
struct SceneFinder {
  let trace: String
  let options: PlaybackOptions
  let environment: Environment
  let reporter: Reporter
  let diagnostics: DiagnosticCollector

  /// Where scene files are read.
  var files = SceneFiles()

  /// See `SceneReader`.
  var strictButtons: Set<String> = []

  /// The scene of the trace with this header and this first sample.
  func scene(_ header: TraceHeader, first: TouchSample?) throws(ReadingFailure) -> ReplayScene {
    let choice = SceneChoice(
      option: options.scene, trace: trace, mention: header.mention,
      exists: { FileStatus.ofFile(at: $0).map { $0.kind != .directory } ?? false })
    if options.button != nil, choice != .standard {
      reporter.report(.note, "--button is for a trace without a scene; \(trace) has one")
    }
    switch choice {
    case .option(let path), .beside(let path):
      return try scene(in: try file(path, place: nil), header)
    case .named(let path):
      return try scene(in: try file(path, place: header.scenePlace), header)
    case .inline:
      return try inlineScene(header)
    case .standard:
      reporter.report(.note, Scene.standardNote(trace == "-" ? "<stdin>" : trace))
      let window = Rect(origin: .zero, size: SceneDefaults.windowSize)
      if let place = first?.location, !window.contains(place) {
        reporter.report(.note, "the first touch is outside of that window; give a --scene")
      }
      do throws(Diagnostic) {
        let scene = Scene.standard(
          button: options.button, first: first, isStrict: !strictButtons.isEmpty)
        return try withChanges(scene, header)
      } catch {
        throw .diagnostic(error)
      }
    }
  }

  /// The file at `path`; a trace that names one that cannot be opened is told where it does.
  private func file(
    _ path: String, place: SourceLocation?
  ) throws(ReadingFailure) -> SceneFile {
    do throws(UsageError) {
      try options.outputGuard.refuse(path)
    } catch {
      throw .stream(error)
    }
    do throws(FileError) {
      return try files.file(path, in: environment)
    } catch {
      guard let place, case .cannotOpen(let reason) = error.problem else { throw .stream(error) }
      throw .diagnostic(Diagnostic(at: place, .cannotOpen(path: path, reason: "\(reason)")))
    }
  }

  private func scene(
    in file: SceneFile, _ header: TraceHeader
  ) throws(ReadingFailure) -> ReplayScene {
    do throws(Diagnostic) {
      return try read(try file.value(diagnostics: diagnostics), file.source, header)
    } catch {
      throw .diagnostic(error)
    }
  }

  private func inlineScene(_ header: TraceHeader) throws(ReadingFailure) -> ReplayScene {
    guard let source = header.source, case .inline(let value) = header.scene else {
      preconditionFailure("only a header with a source has a scene")
    }
    do throws(Diagnostic) {
      return try read(value, source, header)
    } catch {
      throw .diagnostic(error)
    }
  }

  private func read(
    _ value: JSONValue, _ source: JSONSource, _ header: TraceHeader
  ) throws(Diagnostic) -> ReplayScene {
    var reader = SceneReader(source: source, diagnostics: diagnostics)
    reader.strictButtons = strictButtons
    return try withChanges(try reader.scene(from: value), header)
  }

  /// The scene with what the trace says happens to it; warns of what it forbids in vain.
  private func withChanges(
    _ scene: Scene, _ header: TraceHeader
  ) throws(Diagnostic) -> ReplayScene {
    guard let source = header.source else { return ReplayScene(scene: scene, changes: []) }
    for entry in header.forbid {
      let expectation = try? Expectation(entry.text)
      guard let problem = expectation?.unknownName(among: scene.ids) else { continue }
      try diagnostics.warn(Diagnostic(.warning, at: entry.location, problem))
    }
    let reader = SceneReader(source: source, diagnostics: diagnostics)
    return ReplayScene(scene: scene, changes: try reader.changes(from: header.changes, in: scene))
  }
}

extension TraceHeader {
  fileprivate var mention: SceneChoice.Mention {
    switch scene {
    case nil: .nothing
    case .path(let path): .path(path.text)
    case .inline: .object
    }
  }

  /// Where the trace names its scene.
  fileprivate var scenePlace: SourceLocation? {
    switch scene {
    case nil, .inline: nil
    case .path(let path): path.location
    }
  }
}
