import Foundation
import TraceCore
import TraceFormats

/// Finds the scene of a test's trace.
struct TestScene {
  let trace: URL

  /// What the test has built, if anything; it goes before all that the trace says.
  let application: Application?

  let diagnostics: DiagnosticCollector

  /// The scene of the trace with this header, and what happens to it by itself.
  func scene(
    _ header: TraceHeader, first: TouchSample?
  ) throws(ReadingFailure) -> (Scene, [SceneChange]) {
    do throws(Diagnostic) {
      let scene = try found(header, first: first)
      guard let source = header.source else { return (scene, []) }
      let reader = SceneReader(source: source, diagnostics: diagnostics)
      return (scene, try reader.changes(from: header.changes, in: scene))
    } catch {
      throw .diagnostic(error)
    }
  }

  private func found(
    _ header: TraceHeader, first: TouchSample?
  ) throws(Diagnostic) -> Scene {
    if let application { return Scene(application: application) }
    switch header.scene {
    case .path(let path):
      let url = URL(filePath: path.text, relativeTo: trace).standardizedFileURL
      return try read(url) { reason in
        Diagnostic(
          at: path.location,
          .cannotOpen(path: path.text, reason: "\(reason); expected a scene at \(url.path)"))
      }
    case .inline(let value):
      guard let source = header.source else {
        preconditionFailure("only a header with a source has a scene")
      }
      return try SceneReader(source: source, diagnostics: diagnostics).scene(from: value)
    case nil:
      return try beside(first: first)
    }
  }

  private func beside(first: TouchSample?) throws(Diagnostic) -> Scene {
    let named = trace.deletingPathExtension().appendingPathExtension("scene.json")
    let shared = trace.deletingLastPathComponent().appending(path: "scene.json")
    for url in [named, shared] where url != trace {
      var isFolder: ObjCBool = false
      // One that is there and cannot be read is not passed over.
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      return try read(url) { reason in
        Diagnostic(
          at: SourceLocation(file: url.path, line: 1, column: 1),
          .cannotOpen(path: url.path, reason: reason))
      }
    }
    return Scene(button: SceneDefaults.buttonFrame(first: first))
  }

  private func read(
    _ url: URL, failure: (_ reason: String) -> Diagnostic
  ) throws(Diagnostic) -> Scene {
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw failure(error.localizedDescription)
    }
    let source = JSONSource(file: url.path, document: MemoryDocument(data))
    return try SceneReader(source: source, diagnostics: diagnostics).scene()
  }
}
