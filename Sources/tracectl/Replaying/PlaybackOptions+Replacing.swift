extension PlaybackOptions {
  /// Refuses an output that is one of `inputs` or the scene: a slip of the keyboard must not cost a
  /// recording.
  func refuseReplacing(_ inputs: [String]) throws(UsageError) {
    guard let output, let old = FileStatus.ofFile(at: output), old.kind == .regular else { return }
    for input in inputs + [scene].compactMap(\.self) where input != "-" {
      if FileStatus.ofFile(at: input)?.identity == old.identity {
        throw UsageError(.outputIsInput(output), in: command)
      }
    }
  }
}
