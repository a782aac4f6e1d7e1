import TraceCore
import TraceFormats

/// A replay with all that there is to draw of it.
struct DrawingReplay {
  let drawing: Drawing

  /// The samples of the whole trace.
  let samples: [TouchSample]

  /// The log with all categories as the inside of a JSON string; empty where nobody wants it.
  let log: ScriptText

  init(_ trace: LoadedTrace, keepsLog: Bool) throws(ReadingFailure) {
    var recorder: DrawingRecorder?
    var summary = ""
    let output = ScriptText()
    let lines =
      keepsLog ? TextLog(output: output, filter: LogFilter(categories: .all)) : nil
    try trace.replay { beginning in
      let sink = DrawingRecorder(beginning, samples: trace.samples)
      recorder = sink
      summary = beginning.settings.summary
      return TeeSink.joining([lines, sink])
    }
    // The text takes everything: there is nothing to fail.
    try? lines?.finish()
    guard let recorder else { preconditionFailure("a replay begins") }
    let name = trace.path == "-" ? "standard input" : String(FilePath.lastName(of: trace.path))
    drawing = recorder.drawing(
      title: trace.header.name ?? name, settings: summary)
    samples = trace.samples
    log = output
  }
}
