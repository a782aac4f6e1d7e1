import Foundation
import Testing

@testable import tracectl

/// However often `check --update` is killed, every log is the old one or the new one.
@Suite struct KilledUpdateTests {
  private let folder: CheckFolder
  private let names = (100..<220).map { "t\($0)" }

  init() throws {
    folder = try CheckFolder()
    for name in names { try folder.press("\(name).csv", log: nil) }
  }

  @Test(.timeLimit(.minutes(2))) func leavesWholeLogs() throws {
    var mixed = 0
    for round in 1...10 {
      for name in names { try folder.files.file("\(name).log", CheckFolder.otherLog) }
      try killUpdate(afterWriting: names[round * 12 - 12])
      var updated = 0
      for name in names {
        let log = try folder.files.content(of: "\(name).log")
        if log == CheckFolder.pressLog {
          updated += 1
        } else {
          #expect(log == CheckFolder.otherLog, "\(name) in round \(round)")
        }
      }
      #expect(updated > 0)
      if updated < names.count { mixed += 1 }
    }
    #expect(mixed > 0, "the tool was never killed in its work")
    try expectNothingElse()
  }

  /// Starts an update and kills it when the log of `name` is new, or lets it end before.
  private func killUpdate(afterWriting name: String) throws {
    let process = Process()
    process.executableURL = try Executable.url
    process.arguments = ["check", "--update", folder.files.path]
    process.environment = [:]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    while process.isRunning {
      let log = try? folder.files.content(of: "\(name).log")
      if log == CheckFolder.pressLog { kill(process.processIdentifier, SIGKILL) }
      usleep(200)
    }
    process.waitUntilExit()
  }

  /// A replacement that was about to take its place may be left, but it is whole, and hidden.
  private func expectNothingElse() throws {
    let expected = Set(names.flatMap { ["\($0).csv", "\($0).log"] })
    for name in try folder.files.names() where !expected.contains(name) {
      #expect(name.hasPrefix(".tracectl-"), "\(name) was left")
      #if os(Linux)
        #expect(try folder.files.content(of: name) == CheckFolder.pressLog)
      #endif
    }
  }
}
