import TraceCore
import TraceFormats

/// `tracectl slop`: finds out what each slop distance would have made of a trace.
struct SlopCommand {
  let options: SlopOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let reporter = Reporter(environment)
    do throws(ReadingFailure) {
      let trace = try LoadedTrace(
        TracePlayback(
          trace: options.trace, options: options.playback, environment: environment,
          reporter: reporter))
      let trial = SlopTrial(trace: trace, commandLine: options.playback.touchSlop)
      let (original, beginning) = try trial.original()
      try checkView(in: beginning.scene)
      let study = SlopStudy(
        trial: trial, view: options.view, showsAllRows: options.showsAllRows)
      try write(try study.findings(original, in: beginning.scene), beginning)
      return .success
    } catch {
      return try reporter.report(error)
    }
  }

  private func checkView(in scene: Scene) throws(ReadingFailure) {
    let ids = scene.views.map(\.id)
    if let view = options.view, !ids.contains(view) {
      throw .stream(UsageError(.unknownView(view, known: ids), in: .slop))
    }
  }

  private func write(
    _ findings: SlopFindings, _ beginning: TracePlayer.Beginning
  ) throws(ReadingFailure) {
    var output = ""
    switch options.format {
    case .text:
      let style = SlopText(view: options.view, isColored: environment.colorsOutput)
      output = style.text(of: findings, head: beginning.comments)
    case .json:
      output = SlopJSON().lines(of: findings)
    }
    do throws(FileError) {
      try environment.print(output)
    } catch {
      throw .stream(error)
    }
  }
}
