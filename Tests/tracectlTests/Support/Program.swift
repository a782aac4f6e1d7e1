import Foundation

/// Programs that not every machine has.
enum Program {
  /// Where a program is, if it is installed.
  static func path(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
      .split(separator: ":")
    return folders.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static func isInstalled(_ name: String) -> Bool { path(name) != nil }

  /// The path of a script in `Tests/Programs`.
  static func script(_ name: String) -> String {
    URL(filePath: #filePath).appending(path: "../../../Programs/\(name)").standardized.path
  }
}
