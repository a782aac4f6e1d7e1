/// Sees that what a command writes is none of the files that it reads: a slip of the keyboard must
/// not cost a recording.
struct OutputGuard: Sendable {
  /// The value of `--output`; `nil` is standard output.
  let output: String?

  /// Whose help says more.
  let command: CommandName

  private let target: Target

  private enum Target: Sendable {
    /// What would be replaced.
    case file(FileStatus.Identity)

    /// Nothing is there yet.
    case new(folder: FileStatus.Identity, name: PathKey)

    /// A pipe, a device or the like, which loses nothing; or nothing can be there.
    case other
  }

  init(output: String?, command: CommandName) {
    self.output = output
    self.command = command
    target = output.map(Self.target) ?? .other
  }

  private static func target(_ path: String) -> Target {
    if let old = FileStatus.ofFile(at: path) {
      return old.kind == .regular ? .file(old.identity) : .other
    }
    guard let folder = FileStatus.ofFile(at: FilePath.folder(of: path)) else { return .other }
    return .new(folder: folder.identity, name: PathKey(FilePath.lastName(of: path)))
  }

  /// Throws when `input`, a file that is read or, as an expected log, written, is the output.
  ///
  /// `-` is standard input.
  func refuse(_ input: String) throws(UsageError) {
    guard let output, input != "-", isTarget(input) else { return }
    throw UsageError(.outputIsInput(output), in: command)
  }

  private func isTarget(_ path: String) -> Bool {
    switch target {
    case .file(let identity):
      return FileStatus.ofFile(at: path)?.identity == identity
    case .new(let folder, let name):
      return PathKey(FilePath.lastName(of: path)) == name
        && FileStatus.ofFile(at: FilePath.folder(of: path))?.identity == folder
    case .other:
      return false
    }
  }
}
