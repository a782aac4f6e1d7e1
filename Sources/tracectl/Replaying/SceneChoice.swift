import TraceFormats

/// Where the scene of a replay comes from.
enum SceneChoice: Hashable, Sendable {
  /// The file of `--scene`.
  case option(path: String)

  /// A file that the trace names.
  case named(path: String)

  /// An object in the trace.
  case inline

  /// A file beside the trace.
  case beside(path: String)

  /// Nothing was found: a window with a button.
  case standard

  /// What a trace says about its scene.
  enum Mention: Hashable, Sendable {
    case nothing
    case path(String)
    case object
  }

  /// Chooses the scene of a trace.
  ///
  /// - Parameters:
  ///   - option: The value of `--scene`.
  ///   - trace: The trace's path, or `-`: standard input, which is taken to be in the current
  ///     folder and has no name.
  ///   - mention: What the trace says.
  ///   - exists: Whether there is a file, not a folder, at a path. Only files beside the trace are
  ///     asked for: a scene that somebody named has to be there.
  init(option: String?, trace: String, mention: Mention, exists: (String) -> Bool) {
    if let option {
      self = .option(path: option)
      return
    }
    let folder = FilePath.folder(of: trace)
    switch mention {
    case .path(let path):
      self = .named(path: FilePath.join(folder, path))
    case .object:
      self = .inline
    case .nothing:
      let key = PathKey(trace)
      let found = Self.neighbours(of: trace).first { PathKey($0) != key && exists($0) }
      self = found.map { .beside(path: $0) } ?? .standard
    }
  }

  /// The files that are a trace's scene when they are there, the first one first.
  private static func neighbours(of trace: String) -> [String] {
    let shared = FilePath.join(FilePath.folder(of: trace), "scene.json")
    return trace == "-" ? [shared] : [FilePath.withoutExtension(trace) + ".scene.json", shared]
  }
}
