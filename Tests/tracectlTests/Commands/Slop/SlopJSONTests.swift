import Foundation
import Testing

@testable import tracectl

/// What `tracectl slop --format json` prints, read by another reader of JSON.
@Suite struct SlopJSONTests {
  private static func objects(_ trace: String, _ words: String...) throws -> [[String: Any]] {
    let path = URL(filePath: #filePath).appending(path: "../../../../../traces").standardized
      .appending(path: trace).path
    let run = try Tool().run(["slop", "--format", "json", path] + words)
    #expect(run.status == .success)
    #expect(run.errors == "")
    return try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func hasOneObjectAPress() throws {
    let press = try #require(try Self.objects("drag-slop/pad-idiom.csv").first)
    #expect(press["control"] as? String == "pencil")
    #expect(press["class"] as? String == "UIButton")
    #expect(press["touch"] as? Int == 1)
    #expect((press["slop"] as? [String: Any])?["from"] as? String == "pad")
    let farthest = try #require(press["farthest"] as? [String: Any])
    #expect(farthest["outside"] as? Double == 26)
    #expect(farthest["sides"] as? [String: Double] == ["top": 26])
    #expect(farthest["margin"] as? Double == -1)
    #expect(farthest["time"] as? Double == 0.15)
    #expect(farthest["verdict"] as? String == "outside")
    let thresholds = try #require(press["thresholds"] as? [[String: Any]])
    #expect(thresholds.map { $0["value"] as? Double } == [24, 25, 26])
    #expect(thresholds.map { $0["includes"] as? Bool } == [false, false, false])
  }

  @Test func marksTheRows() throws {
    let press = try #require(try Self.objects("drag-slop/pad-idiom.csv").first)
    let rows = try #require(press["rows"] as? [[String: Any]])
    #expect(rows.map { $0["inForce"] as? Bool } == [false, false, true, false])
    #expect(rows.map { $0["pad"] as? Bool } == [false, false, true, false])
    #expect(rows.map { $0["phone"] as? Bool } == [false, false, false, true])
    #expect(rows[0]["above"] is NSNull)
    #expect(rows[3]["upTo"] is NSNull)
    #expect((rows[3]["above"] as? [String: Any])?["value"] as? Double == 26)
    let events = try #require(rows[0]["events"] as? [[String: Any]])
    #expect(events.map { $0["event"] as? String } == ["touchDragExit", "touchUpOutside"])
    #expect(events.map { $0["time"] as? Double } == [0.05, 0.2])
    let strict = try #require(press["strictBounds"] as? [String: Any])
    let strictEvents = try #require(strict["events"] as? [[String: Any]])
    #expect(
      strictEvents.map { $0["event"] as? String } == [
        "touchDragExit", "touchCancel", "touchUpOutside",
      ])
  }

  @Test func tellsWhyAStrictButtonIsNotComparable() throws {
    let reasons = try
      (Self.objects("drag-slop/strict-beside-stock.json", "--view", "strict")
      + Self.objects("custom-controls/a-stepper.json"))
      .map { ($0["strictBounds"] as? [String: Any])?["reason"] as? String }
    #expect(reasons.first == "isStrictBoundsButton")
    #expect(Set(reasons.dropFirst()) == ["notComparable"])
  }

  @Test func tellsOfTouchesThatNobodyTracked() throws {
    let all = try Self.objects("custom-controls/device-refused-by-begin-tracking.json")
    let untracked = try #require(all.first { $0["control"] is NSNull })
    #expect(untracked["reason"] as? String == "beginTrackingFalse")
  }
}
