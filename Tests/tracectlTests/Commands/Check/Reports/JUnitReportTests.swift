import Foundation
import Testing

@testable import tracectl

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  /// An element of a report, by a parser that accepts well-formed XML only.
  private struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [Element] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      elements.append(Element(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      elements[elements.count - 1].text += text
    }
  }

  private func elements(of report: String) throws -> [Element] {
    let reader = Reader()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.elements
  }

  @Test func isWellFormedWhateverThePaths() throws {
    let report = HostileResults.report(JUnitReport(isStrict: false))
    let elements = try elements(of: report)
    #expect(
      elements.map(\.name) == [
        "testsuites", "testsuite", "testcase", "failure", "testcase", "error", "testcase", "error",
        "testcase", "testcase", "skipped", "testcase", "skipped", "system-out",
      ])
    let cases = elements.filter { $0.name == "testcase" }
    // What XML cannot say at all is escaped on top.
    let path = PlainText.line(HostileResults.path).replacing("\u{FFFF}", with: #"\u{ffff}"#)
    #expect(cases.allSatisfy { $0.attributes["file"] == path })
    #expect(!HostileResults.hasControl(report))
  }

  @Test func countsItsCases() throws {
    let elements = try elements(of: HostileResults.report(JUnitReport(isStrict: false)))
    for suite in elements.prefix(2) {
      #expect(suite.attributes["tests"] == "6")
      #expect(suite.attributes["failures"] == "1")
      #expect(suite.attributes["errors"] == "2")
      #expect(suite.attributes["skipped"] == "2")
      #expect(suite.attributes["time"] == nil)
    }
  }

  @Test func saysWhereAndWhy() throws {
    let folder = try CheckFolder()
    try folder.press("drag/slop/a.csv", log: CheckFolder.otherLog)
    let run = try folder.check("--no-pending", "--reporter", "junit", "-U0")
    // The folder's path is left out of what is compared, also with points for its slashes.
    let points = folder.files.path.replacing("/", with: ".") + "."
    #expect(
      run.output.replacing(points, with: "") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tracectl check" tests="1" failures="1" errors="0" skipped="0">
          <testsuite name="tracectl check" tests="1" failures="1" errors="0" skipped="0">
            <testcase classname="drag.slop" name="a.csv" file="drag/slop/a.csv">
              <failure message="the log differs: button: touchUpOutside became touchUpInside at \
        0.100" type="difference">drag/slop/a.log:7:1: error: the log differs: button: \
        touchUpOutside became touchUpInside at 0.100
        --- drag/slop/a.log
        +++ drag/slop/a.csv
        @@ -7 +7 @@
        -    0.100  button          touchUpOutside
        +    0.100  button          touchUpInside
        </failure>
            </testcase>
            <system-out>1 trace: 1 failed</system-out>
          </testsuite>
        </testsuites>

        """)
    #expect(try elements(of: run.output).count == 5)
  }

  @Test func isWellFormedWithoutCases() throws {
    let report = HostileResults.report(JUnitReport(isStrict: false), [])
    #expect(try elements(of: report).map(\.name) == ["testsuites", "testsuite", "system-out"])
  }
}
