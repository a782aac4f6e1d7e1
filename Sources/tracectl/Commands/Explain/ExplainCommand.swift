import TraceCore
import TraceFormats

/// `tracectl explain`: replays a trace and says, touch by touch, why what happened happened.
///
/// Where the trace has a mistake, what came before it is explained, as `replay` prints it.
struct ExplainCommand {
  let options: ExplainOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let reporter = Reporter(environment)
    var status = ExitStatus.success
    var explanation: Explanation?
    var mistake: Diagnostic?
    do throws(ReadingFailure) {
      let playback = TracePlayback(
        trace: options.trace, options: options.playback, environment: environment,
        reporter: reporter)
      _ = try playback.play { beginning throws(ReadingFailure) in
        do throws(FileError) {
          try printHead(beginning)
        } catch {
          throw .stream(error)
        }
        let sink = Explanation(of: beginning.scene.application, until: options.time)
        explanation = sink
        return sink
      }
    } catch {
      switch error {
      case .stream(let error): throw error
      case .diagnostic(let diagnostic):
        mistake = diagnostic
        status = ExitStatus(diagnostic)
      }
    }
    if let explanation { try print(explanation, reporter) }
    if let mistake { reporter.report(mistake) }
    return status
  }

  private func printHead(_ beginning: TracePlayer.Beginning) throws(FileError) {
    try environment.print(beginning.comments.map(LogNotation.comment).joined())
  }

  private func print(_ explanation: Explanation, _ reporter: Reporter) throws(FileError) {
    let touches = explanation.touches.filter { touch in
      options.touch.map { $0 == touch.finger } ?? true
    }
    tellAbsence(touches.isEmpty, explanation, reporter)
    var portion = ""
    for touch in touches {
      portion += "\n" + touch.text
      if portion.utf8.count >= Self.portionSize {
        try environment.print(portion)
        portion = ""
      }
    }
    if !portion.isEmpty { try environment.print(portion) }
  }

  /// How many bytes are worth a call.
  private static let portionSize = 65_536

  /// Says why nothing is explained.
  private func tellAbsence(_ isEmpty: Bool, _ explanation: Explanation, _ reporter: Reporter) {
    let fingers = explanation.fingers
    if let finger = options.touch, !fingers.contains(finger) {
      let known = fingers.map(\.description).joined(separator: ", ")
      let rest = fingers.isEmpty ? "no finger comes down" : "those that come down are \(known)"
      let suffix = options.time == nil ? "" : " until that time"
      reporter.report(.note, "no touch \"\(finger)\" in the trace; \(rest)\(suffix)")
    } else if isEmpty, options.time != nil {
      reporter.report(.note, "no touch is going on at that time")
    } else if isEmpty {
      reporter.report(.note, "no finger comes down in the trace")
    }
  }
}
