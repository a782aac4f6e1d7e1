import Testing
import TraceCore

@testable import TraceFormats

/// The quick way to read a sample and the careful one must agree.
@Suite struct PlainSampleTests {
  static func plain(_ text: String) -> SampleDraft? {
    // The quick way looks a few bytes ahead.
    let bytes = Array((text + "          ").utf8)
    var draft = SampleDraft()
    draft.sample.tapCount = 9
    draft.sample.touch = .name("before")
    let end = bytes.span.bytes.plainSample(at: 0, into: &draft)
    return end == text.utf8.count ? draft : nil
  }

  static func careful(_ text: String) throws -> SampleDraft {
    let bytes = Array(text.utf8)
    var position = 0
    var draft = SampleDraft()
    _ = try draft.read(try bytes.span.bytes.jsonValue(at: &position))
    return draft
  }

  /// What must be quick, for there is a lot of it.
  @Test(arguments: [
    #"{"phase":"began","x":187,"y":322.5,"time":0.016}"#,
    #"{"id":12,"phase":"moved","x":-0.25,"y":0,"t":1e-3}"#,
    #"{ "timestamp" : 12.000001 , "finger" : "left" , "position" : [ 1 , 2.5 ], "phase" : "Ended" }"#,
    #"{"touch":"7","location":[1,2],"phase":"CANCELLED","time":3,"tapCount":2}"#,
    #"{"touch":-7,"x":1,"y":2,"phase":"stationary","time":3,"tapCount":0}"#,
    #"{"phase":"canceled","x":123456789.125,"y":1e22,"time":4000000000000}"#,
  ])
  func isQuick(_ text: String) throws {
    let draft = try #require(Self.plain(text))
    let careful = try Self.careful(text)
    #expect(draft.sample == careful.sample)
    #expect(draft.places == careful.places)
  }

  /// What the quick way must leave to the careful one.
  @Test(arguments: [
    "", "{", "{}", "[]", #"{"phase":"began","x":1,"y":2}"#, #"{"phase":"began","x":1,"time":2}"#,
    #"{"phase":"began","x":1,"x":1,"y":2,"time":2}"#,
    #"{"phase":"began","x":1,"position":[1,2],"time":2}"#,
    #"{"phase":"stationary","time":2}"#, #"{"phase":"begun","x":1,"y":2,"time":2}"#,
    #"{"phase":"begans","x":1,"y":2,"time":2}"#, #"{"phase":"cancelles","x":1,"y":2,"time":2}"#,
    #"{"phase":"stationarx","x":1,"y":2,"time":2}"#, #"{"phase":"began","x":1,"y":2,"time":2,}"#,
    #"{"phase":"began","x":01,"y":2,"time":2}"#, #"{"phase":"began","x":1e999,"y":2,"time":2}"#,
    #"{"phase":"began","x":1,"y":2,"time":1e13}"#,
    #"{"phase":"began","x":1,"y":2,"time":2,"id":1.5}"#,
    #"{"phase":"began","x":1,"y":2,"time":2,"id":""}"#,
    #"{"phase":"began","x":1,"y":2,"time":2,"tapCount":-1}"#,
    #"{"phase":"began","x":1,"y":2,"time":2,"tiem":0}"#,
    #"{"phase":"began","x":1,"y":2,"timestamq":2}"#,
    #"{"phase":"began","x":1,"y":2,"time":2,"id":"a\u0062"}"#,
    #"{"phase":"began" "x":1,"y":2,"time":2}"#,
    #"{"phase":"began","position":[1,2,3],"time":2}"#,
    #"{"phase":"began","position":[1],"time":2}"#,
    #"{"xx":1,"phase":"began","y":2,"time":2}"#, #"{"":1,"phase":"began","y":2,"time":2}"#,
  ])
  func isLeftToTheCarefulWay(_ text: String) {
    #expect(Self.plain(text) == nil)
  }

  @Test(arguments: 0..<2)
  func bothReadTheSame(_ seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<500 {
      var members = ["\"phase\": \"\(Self.phases.randomElement(using: &random) ?? "")\""]
      members.append(
        "\"\(SampleField.time.names.randomElement(using: &random) ?? "")\":\(time(&random))")
      if Bool.random(using: &random) {
        members += ["\"x\":\(random.decimal())", "\"y\": \(random.decimal())"]
      } else {
        members.append("\"position\": [\(random.decimal()) , \(random.decimal())]")
      }
      if Bool.random(using: &random) {
        members.append("\"touch\":\(Int.random(in: -9...99, using: &random))")
      }
      if Bool.random(using: &random) {
        members.append("\"tapCount\": \(Int.random(in: 0...9, using: &random))")
      }
      let text = "{" + members.shuffled(using: &random).joined(separator: ",") + "}"
      guard let careful = try? Self.careful(text) else {
        #expect(Self.plain(text) == nil, "\(text)")
        continue
      }
      let plain = try #require(Self.plain(text), "\(text)")
      #expect(plain.sample == careful.sample, "\(text)")
      #expect(plain.places == careful.places, "\(text)")
    }
  }

  private static let phases = [
    "began", "Moved", "ended", "stationary", "cancelled", "canceled", "MOVED",
  ]

  private func time(_ random: inout SplitMix) -> String {
    "\(Int.random(in: 0...99, using: &random)).\(random.next())"
  }
}
