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
      return try reporter.report(error)
    }
    try output.commit()
    return .success
  }

  private func write(_ replay: DrawingReplay, to output: OutputFile) throws(ReadingFailure) {
    do {
      switch options.format {
      case .text:
        try output.write(sketch(of: replay.drawing, on: output))
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

  /// Only what goes to standard output is coloured, and as wide, as the terminal there allows.
  private func sketch(of drawing: Drawing, on output: OutputFile) -> String {
    let isTerminal = output.descriptor.number == environment.standardOutput.number
    let columns = isTerminal ? environment.columns : nil
    return Sketch(drawing, width: columns ?? Sketch.standardWidth)
      .text(isColored: isTerminal && environment.colorsOutput)
  }
}
