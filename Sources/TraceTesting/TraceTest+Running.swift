import Foundation
import TraceCore
import TraceFormats

extension TraceTest {
  /// Replays the trace in `application`, or else in its own scene, and compares.
  func run(_ application: Application?) throws {
    let replay = try replay(in: application)
    var problems: [TraceTestFailure.Problem] = replay.unmet.map { .diagnostic($0) }
    if isRecording || !FileManager.default.fileExists(atPath: log.path) {
      try record(replay.log)
      problems.append(.recorded(log: log.path, isNew: !isRecording))
    } else if let difference = try difference(from: replay.log) {
      problems.append(difference)
    }
    if !problems.isEmpty { throw TraceTestFailure(problems) }
  }

  /// What came of a replay.
  private struct Replay {
    let log: String

    /// What the trace's `expect` and `forbid` say against it.
    let unmet: [Diagnostic]
  }

  private func replay(in application: Application?) throws -> Replay {
    let document = try document(at: trace)
    let diagnostics = DiagnosticCollector(isStrict: isStrict)
    let output = CollectedOutput()
    var player = TestPlayer(
      finder: TestScene(trace: trace, application: application, diagnostics: diagnostics),
      settings: settings,
      log: TextLog(output: output, filter: LogFilter(categories: categories)))
    do throws(ReadingFailure) {
      try TraceReader(file: trace.path, diagnostics: diagnostics)
        .read(.document(document), into: &player)
    } catch {
      switch error {
      case .diagnostic(let diagnostic): throw TraceTestFailure([.diagnostic(diagnostic)])
      case .stream(let error): throw error
      }
    }
    let unmet = try player.finish()
    return Replay(log: output.text, unmet: unmet)
  }

  private func document(at url: URL) throws -> MemoryDocument {
    do {
      return MemoryDocument(try Data(contentsOf: url))
    } catch {
      throw TraceTestFailure([.cannotRead(path: url.path, reason: "\(error)")])
    }
  }

  /// How the expected log differs from `text`, if it does.
  private func difference(from text: String) throws -> TraceTestFailure.Problem? {
    let document = try document(at: log)
    if document.bytes.elementsEqual(text.utf8) { return nil }
    let compared: LogComparison
    let name = "replay of \(trace.lastPathComponent)"
    do throws(Diagnostic) {
      compared = LogComparison(
        expected: try ReadLog(document, file: log.path), actual: try ReadLog(text, file: name),
        options: comparison)
    } catch {
      return .diagnostic(error)
    }
    if compared.isEqual { return nil }
    return .difference(
      diff: compared.unified(expectedName: log.path, actualName: name), summary: compared.summary)
  }

  /// Replaces the log in one step, so that nobody ever sees half of it.
  private func record(_ text: String) throws {
    do {
      try Data(text.utf8).write(to: log, options: .atomic)
    } catch {
      throw TraceTestFailure([.cannotWrite(path: log.path, reason: "\(error)")])
    }
  }
}
