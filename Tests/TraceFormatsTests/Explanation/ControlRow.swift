import Testing

@testable import TraceFormats

/// A scene with a touch of the control `it`, some lines of its explanation, and the answer.
struct ControlRow: CustomTestStringConvertible, Sendable {
  let name: String
  var views = ControlRow.control("UIButton")
  let script: String
  var changes = "[]"
  var settings = "{}"
  var until: Double?
  var lines: [String] = []
  let answer: String
  var testDescription: String { name }

  /// A control from 100,300 to 220,344.
  static func control(_ name: String, _ properties: String = "") -> String {
    #"[{"id": "it", "class": "\#(name)", "frame": [100, 300, 120, 44]\#(properties)}]"#
  }

  /// Plays the scene and looks for the lines and the answer.
  func check() throws {
    let explained = try Explained(
      views, script, changes: changes, settings: settings, until: until)
    for line in lines { #expect(explained.lines.contains(line), "\(explained.lines)") }
    #expect(explained.answers.contains(answer), "\(explained.answers)")
  }
}
