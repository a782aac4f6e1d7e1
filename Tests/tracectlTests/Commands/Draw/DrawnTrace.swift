import Foundation

@testable import TraceFormats
@testable import tracectl

/// A trace for tests of drawing, with its scene.
struct DrawnTrace {
  var views = #"{"id": "button", "class": "UIButton", "frame": [100, 100, 100, 40]}"#

  /// Rows of CSV: phase, x, y, time and finger.
  var rows: [String] = []

  /// Changes of the scene, as in JSON.
  var changes = ""
  var name: String?

  /// What no text should have and XML must not have.
  static let noncharacter = String(decoding: [0xFFFE] as [UInt16], as: UTF16.self)

  /// Names that would do harm if they were taken for more than names.
  static let attack =
    "</script><img src=x onerror=alert(1)>'\"]]>&\u{202E}\u{0}\u{7}\u{2028}\u{1F469}" + noncharacter

  /// A press that leaves the button's slop and comes back.
  static let outAndBack = Self(rows: [
    "began,150,120,0", "moved,150,160,0.05", "moved,150,230,0.1", "moved,150,180,0.15",
    "ended,150,130,0.2",
  ])

  /// The trace as JSON.
  var text: String {
    let touches = rows.map { row in
      let parts = row.split(separator: ",")
      let finger = parts.count > 4 ? #","touch":"\#(parts[4])""# : ""
      return
        #"{"phase":"\#(parts[0])","x":\#(parts[1]),"y":\#(parts[2]),"time":\#(parts[3])\#(finger)}"#
    }
    var object = #"{"scene":{"window":{"width":300,"height":400},"views":[\#(views)]},"#
    if let name, let quoted = try? JSONEncoder().encode(name) {
      object += #""name":\#(String(decoding: quoted, as: UTF8.self)),"#
    }
    return object + #""changes":[\#(changes)],"touches":[\#(touches.joined(separator: ","))]}"#
  }

  /// Replays it.
  func replay(keepsLog: Bool = false) throws -> DrawingReplay {
    let folder = try TemporaryFolder()
    let path = try folder.file("trace.json", text)
    let (environment, close) = try Tool().open()
    defer { close() }
    let trace = try LoadedTrace(
      TracePlayback(
        trace: path, options: PlaybackOptions(), environment: environment,
        reporter: Reporter(MessageList())))
    return try DrawingReplay(trace, keepsLog: keepsLog)
  }

  func drawing() throws -> Drawing {
    try replay().drawing
  }
}
