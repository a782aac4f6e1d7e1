import Foundation
import Testing

@testable import tracectl

/// The number of threads, and their luck, are not to be seen in the results.
@Suite struct CheckThreadTests {
  private static let traces = URL(filePath: #filePath)
    .appending(path: "../../../../../traces").standardized.path

  @Test(arguments: ["text", "junit"])
  func theProjectsTracesComeToTheSameBytes(_ reporter: String) throws {
    let words = ["check", Self.traces, "--no-pending", "--show", "event", "--reporter", reporter]
    let alone = try Tool().run(words + ["--jobs", "1"])
    #expect(alone.status == .difference)
    #expect(alone.output.count > 10_000)
    for jobs in ["2", "8", "8"] {
      #expect(try Tool().run(words + ["--jobs", jobs]) == alone)
    }
  }

  @Test func theProjectsTracesPass() throws {
    let run = try Tool().run("check", Self.traces, "--strict", "--no-pending", "--jobs", "16")
    #expect(run.status == .success, "\(run.output)")
  }

  @Test func updatesTheSameFiles() throws {
    let folders = try ["1", "8"].map { jobs in
      let folder = try CheckFolder()
      for number in 0..<200 { try folder.press("f\(number % 9)/t\(number).csv", log: nil) }
      let run = try folder.check("--update", "--jobs", jobs)
      #expect(run.output.hasSuffix("\n200 traces: 200 passed; 200 logs written\n"))
      return folder
    }
    #expect(try folders[0].names() == folders[1].names())
  }
}
