import Foundation
import Testing

/// Runs the built tool as a process of its own, where that is the point of a test.
enum Executable {
  /// What a process came to.
  struct Run {
    let status: Int32
    let isSignal: Bool
    let output: String
    let errors: String
  }

  /// The tool that was built with these tests.
  static var url: URL {
    get throws {
      #if os(macOS)
        let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
        let products = bundle?.bundleURL.deletingLastPathComponent()
      #else
        let products = Bundle.main.executableURL?.deletingLastPathComponent()
      #endif
      return try #require(products).appending(path: "tracectl")
    }
  }

  /// Runs a line of shell in which `$TOOL` is the tool and `$1`, `$2` … are `arguments`.
  static func shell(_ script: String, _ arguments: String...) throws -> Run {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + arguments
    let surroundings = ["TOOL": try url.path, "PATH": "/usr/bin:/bin"]
    process.environment = surroundings
    let output = Pipe()
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both are far smaller than what a pipe holds.
    let outputBytes = output.fileHandleForReading.readDataToEndOfFile()
    let errorBytes = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal,
      output: String(decoding: outputBytes, as: UTF8.self),
      errors: String(decoding: errorBytes, as: UTF8.self))
  }
}
