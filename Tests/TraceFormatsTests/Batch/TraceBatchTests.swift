import Testing

@testable import TraceFormats

@Suite struct TraceBatchTests {
  /// What became of one line.
  struct Line: Equatable {
    var number: Int
    var name: String?
    var samples = 0
    var failure: String?
  }

  private func lines(_ bytes: [UInt8], size: Int = .max) throws -> [Line] {
    var batch = TraceBatch(file: "b", stream: Dribble(bytes, size: size))
    var lines: [Line] = []
    while let trace = try batch.next() {
      var line = Line(number: trace.beginning.line, name: trace.name)
      var sink = OrderedSink()
      do throws(ReadingFailure) {
        try trace.read(into: &sink, diagnostics: DiagnosticCollector())
      } catch {
        if case .diagnostic(let diagnostic) = error { line.failure = "\(diagnostic)" }
      }
      line.samples = sink.samples.count
      lines.append(line)
    }
    return lines
  }

  static let press = #"{"phase":"began","x":1,"y":2,"time":0}"#

  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String
    let lines: [Line]
  }

  @Test(arguments: [
    Row(testDescription: "nothing", text: "", lines: []),
    Row(testDescription: "blank lines only", text: "\n \r\n\t\n  ", lines: []),
    Row(testDescription: "a mark only", text: "\u{FEFF}", lines: []),
    Row(
      testDescription: "objects and arrays", text: "{\"touches\":[\(press)]}\n[\(press)]\n[]\n",
      lines: [
        Line(number: 1, samples: 1), Line(number: 2, samples: 1), Line(number: 3),
      ]),
    Row(
      testDescription: "CRLF, blank lines and no end of the last",
      text: "\r\n[\(press)]\r\n\r\n{\"name\":\"n\",\"touches\":[]}",
      lines: [Line(number: 2, samples: 1), Line(number: 4, name: "n")]),
    Row(
      testDescription: "mistakes in their lines",
      text: "[]\n[\(press),]\n{\"name\":\"n\"}\n[\(press)]x\r\n[\r\n",
      lines: [
        Line(number: 1),
        Line(
          number: 2, samples: 1,
          failure: "b:2:40: error: found a comma before \"]\"; expected a value after it"),
        Line(
          number: 3, name: "n", failure: "b:3:1: error: no \"touches\" in the trace; expected one"),
        Line(
          number: 4, samples: 1,
          failure: "b:4:41: error: found \"x\" after the end; expected nothing more"),
        Line(number: 5, failure: "b:5:2: error: the text ends here; expected a value"),
      ]),
    Row(
      testDescription: "a sample and a scene",
      text: "\(press)\n{\"views\":[]}\n",
      lines: [
        Line(
          number: 1,
          failure: "b:1:1: error: this is a single sample; expected a trace, with \"touches\""),
        Line(
          number: 2, failure: "b:2:1: error: this is a scene; expected a trace, with \"touches\""),
      ]),
    Row(
      testDescription: "names around a mistake",
      text: #"{"name":"n","touches":[],"scene":?}"# + "\n" + #"{"touches":?,"name":"n"}"#,
      lines: [
        Line(number: 1, name: "n", failure: "b:1:34: error: found \"?\"; expected a value"),
        Line(number: 2, failure: "b:2:12: error: found \"?\"; expected a value"),
      ]),
    Row(
      testDescription: "a name that is none", text: #"{"name":1,"touches":[]}"#,
      lines: [
        Line(number: 1, failure: "b:1:9: error: \"name\" is a number; expected a string")
      ]),
  ])
  func readsLineByLine(_ row: Row) throws {
    let bytes = Array(row.text.utf8)
    #expect(try lines(bytes) == row.lines)
    #expect(try lines(bytes, size: 7) == row.lines)
  }

  @Test func readsALineOfManyMegabytes() throws {
    let moves = (1...300_000).map { ",{\"phase\":\"moved\",\"x\":1,\"y\":2,\"time\":\($0)}" }
    let text = "[]\n[\(Self.press)\(moves.joined())]\n[]\n"
    #expect(text.utf8.count > 2 * LineBuffer.longestLine / 3)
    let found = try lines(Array(text.utf8) + Array(repeating: 0x20, count: LineBuffer.longestLine))
    #expect(
      found == [Line(number: 1), Line(number: 2, samples: 300_001), Line(number: 3)])
  }

  @Test func passesOnWhatTheStreamThrows() throws {
    final class Broken: ByteStream {
      struct Failure: Error {}
      func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int { throw Failure() }
    }
    var batch = TraceBatch(file: "b", stream: Broken())
    do throws(ReadingFailure) {
      _ = try batch.next()
      Issue.record("nothing was thrown")
    } catch {
      guard case .stream(let error) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(error is Broken.Failure)
    }
  }
}
