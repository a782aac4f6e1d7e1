import TraceCore
import TraceFormats

/// `tracectl draw`: replays a trace and draws what happened.
struct DrawCommand {
  let options: DrawOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    try options.playback.outputGuard.refuse(options.trace)
    // What cannot be written is told before anything is read.
    let output = try OutputFile(path: options.playback.output, in: environment)
    let reporter = Reporter(environment)
    do throws(ReadingFailure) {
      let trace = try LoadedTrace(
        TracePlayback(
          trace: options.trace, options: options.playback, environment: environment,
          reporter: reporter))
      let replay = try DrawingReplay(trace, keepsLog: options.format == .html)
      try write(replay, to: output)
    } catch {
      output.discard()
      switch error {
      case .stream(let error): throw error
      case .diagnostic(let diagnostic):
        reporter.report(diagnostic)
        return ExitStatus(diagnostic)
      }
    }
    try output.commit()
    return .success
  }

  private func write(_ replay: DrawingReplay, to output: OutputFile) throws(ReadingFailure) {
    do {
      switch options.format {
      case .text:
        let sketch = Sketch(replay.drawing, width: environment.columns ?? Sketch.standardWidth)
        try output.write(sketch.text(isColored: environment.colorsOutput))
      case .svg:
        let layout = PictureLayout(replay.drawing)
        try output.write(SVGPicture(layout: layout, setting: .standalone).markup)
      case .html:
        try DrawingPage(replay).write(to: output)
      }
    } catch {
      throw .stream(error)
    }
  }
}
