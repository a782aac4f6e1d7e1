/// What went wrong with a file, and with which.
struct FileError: Error, Hashable, Sendable {
  enum Problem: Hashable, Sendable {
    case cannotOpen(SystemError)
    case cannotRead(SystemError)

    /// Less was there than the file's size had promised.
    case shrank

    case cannotCreate(SystemError)
    case cannotWrite(SystemError)
    case cannotRemove(SystemError)
  }

  /// The path, or what stands for one: `<stdin>`, `<stdout>`.
  let name: String
  let problem: Problem

  var status: ExitStatus {
    switch problem {
    case .cannotOpen: .cannotOpen
    case .cannotRead, .shrank, .cannotWrite, .cannotRemove: .ioFailure
    case .cannotCreate: .cannotCreate
    }
  }

  /// Whether it concerns the output, so that nothing else can be done either.
  var isOfOutput: Bool {
    switch problem {
    case .cannotOpen, .cannotRead, .shrank: false
    case .cannotCreate, .cannotWrite, .cannotRemove: true
    }
  }

  /// Whether the reader of our output has gone, as `head` does: nobody wants to hear of it.
  var isBrokenPipe: Bool { problem == .cannotWrite(.brokenPipe) }
}

extension FileError: CustomStringConvertible {
  var description: String {
    switch problem {
    case .cannotOpen(let reason): "cannot open \(name): \(reason)"
    case .cannotRead(let reason): "cannot read \(name): \(reason)"
    case .shrank: "cannot read \(name): it became shorter while it was read"
    case .cannotCreate(let reason): "cannot create \(name): \(reason)"
    case .cannotWrite(let reason): "cannot write \(name): \(reason)"
    case .cannotRemove(let reason): "cannot remove \(name): \(reason)"
    }
  }
}
