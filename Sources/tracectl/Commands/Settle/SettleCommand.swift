#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tracectl accept` and `tracectl reject`: settle the logs that differed and wait beside the
/// expected ones.
struct SettleCommand {
  let options: SettleOptions
  let environment: Environment

  func run() throws -> ExitStatus {
    let reporter = Reporter(environment)
    let search = PendingSearch(options.paths)
    var status = ExitStatus.success
    for log in search.logs {
      do throws(FileError) {
        try settle(log)
      } catch {
        reporter.report(error)
        status = max(status, error.status)
        continue
      }
      try say(log)
    }
    for path in search.idle { reporter.report(.note, "nothing is pending in \(path)") }
    for failure in search.failures {
      reporter.report(failure)
      status = max(status, failure.status)
    }
    return status
  }

  private func settle(_ pending: String) throws(FileError) {
    switch options.decision {
    case .accept:
      let log = FileRole.log(ofPending: pending)
      let document = try InputFile(path: pending, in: environment).document()
      try FileReplacement.write(Array(document.bytes), to: log)
      try remove(pending)
    case .reject:
      try remove(pending)
    }
  }

  private func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else {
      throw FileError(name: path, problem: .cannotRemove(.current))
    }
  }

  private func say(_ pending: String) throws(FileError) {
    let text =
      switch options.decision {
      case .accept: "accepted \(FileRole.log(ofPending: pending))"
      case .reject: "rejected \(pending)"
      }
    try environment.print(PlainText.line(text) + "\n")
  }
}
