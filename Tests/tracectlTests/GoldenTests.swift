import Foundation
import Testing

@testable import tracectl

/// Replays every trace below `traces/` and compares what the tool prints with the log beside it.
///
/// `TRACE_RECORD=1 swift test --filter GoldenTests` rewrites the logs, and fails, so that a rewrite
/// is never mistaken for a pass.
@Suite struct GoldenTests {
  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../traces").standardized

  private static let traceEndings: Set = ["json", "ndjson", "jsonl", "csv", "tsv"]

  private var isRecording: Bool { ProcessInfo.processInfo.environment["TRACE_RECORD"] != nil }

  private static func files(where isWanted: (URL) -> Bool) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { isWanted(URL(filePath: $0)) }
      .sorted()
  }

  private static func traces() throws -> [String] {
    try files { file in
      traceEndings.contains(file.pathExtension) && !isScene(file.lastPathComponent)
    }
  }

  private static func isScene(_ name: String) -> Bool {
    name == "scene.json" || name.hasSuffix(".scene.json")
  }

  private static func log(of trace: String) -> String {
    FilePath.withoutExtension(trace) + ".log"
  }

  @Test func thereAreTraces() throws {
    let traces = try Self.traces()
    #expect(!traces.isEmpty)
  }

  /// A trace without a log proves nothing, nor does a log without a trace; and two traces that
  /// differ only in their endings would share one.
  @Test func everyTraceHasALogOfItsOwn() throws {
    let logs = try Self.files { $0.pathExtension == "log" }
    let expected = try Self.traces().map(Self.log).sorted()
    #expect(logs == expected)
  }

  /// `--strict`, so that a misspelt key in one of our own files does not go unnoticed.
  @Test(arguments: try traces())
  func replays(_ trace: String) throws {
    let run = try Tool().run("replay", "--strict", Self.folder.appending(path: trace).path)
    try #require(run.status.isComplete, "\(run.errors)")
    #expect(run.status == .success, "\(run.errors)")

    let log = Self.folder.appending(path: Self.log(of: trace))
    if isRecording {
      try run.output.write(to: log, atomically: true, encoding: .utf8)
      Issue.record("recorded \(log.path)")
    }
    let expected = try String(contentsOf: log, encoding: .utf8)
    #expect(lines(of: run.output) == lines(of: expected))
  }

  private func lines(of text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
