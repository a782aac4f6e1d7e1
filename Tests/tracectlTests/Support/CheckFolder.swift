import Foundation
import Testing

@testable import tracectl

/// A folder of traces to check, and what the tool says with the folder's own path left out.
final class CheckFolder {
  /// A press of the default scene's button.
  static let press = "began,9,9,0\nended,9,9,0.1\n"

  /// What it comes to.
  static let pressLog = """
    # profile uikit, phone, touch slop 70
        0.000  button      touchesBegan        touch=1 at=60,22
        0.000  button        beginTracking     touch=1 at=60,22 -> true
        0.000  button        touchDown
        0.100  button      touchesEnded        touch=1 at=60,22
        0.100  button        endTracking       touch=1 at=60,22
        0.100  button          touchUpInside
        0.100  button            primaryActionTriggered

    """

  /// What somebody else expects of it.
  static let otherLog = pressLog.replacing("touchUpInside", with: "touchUpOutside")

  let files: TemporaryFolder
  var variables: [String: String] = [:]

  init() throws {
    files = try TemporaryFolder()
  }

  /// Writes a press, and its log unless that is `nil`.
  func press(_ name: String, log: String? = CheckFolder.pressLog) throws {
    try files.file(name, Self.press)
    if let log { try files.file(FilePath.withoutExtension(name) + ".log", log) }
  }

  /// `tracectl check` of the whole folder.
  func check(_ words: String...) throws -> Tool.Run {
    try run(["check"] + words + [files.path])
  }

  /// Runs the tool; `/` at the beginning of a word is the folder.
  func run(_ words: [String]) throws -> Tool.Run {
    var tool = try Tool()
    tool.variables = variables
    let run = try tool.run(words.map { $0.hasPrefix("/") ? plainPath($0) : $0 })
    return Tool.Run(
      status: run.status, output: short(run.output), errors: short(run.errors))
  }

  /// The paths of all files, hidden ones too.
  func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: files.path).sorted()
  }

  private func plainPath(_ path: String) -> String {
    path.hasPrefix(files.path) ? path : files.path + path
  }

  private func short(_ text: String) -> String {
    text.replacing(files.path + "/", with: "").replacing(files.path, with: ".")
  }
}
