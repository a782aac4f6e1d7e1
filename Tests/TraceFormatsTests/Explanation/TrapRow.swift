import Testing

@testable import TraceFormats

/// A scene with a trap, or one that has nearly one.
struct TrapRow: CustomTestStringConvertible, Sendable {
  let name: String
  let views: String
  var script = "0 began 150,320 | 0.1 ended 150,320"

  /// The beginning of the only trap; `nil` for none.
  let trap: String?

  var testDescription: String { name }

  /// Plays the scene and compares the traps.
  func check() throws {
    let traps = try Explained(views, script).traps
    if let trap {
      #expect(traps.count == 1)
      #expect(traps.first?.hasPrefix(trap) ?? false, "\(traps)")
    } else {
      #expect(traps == [])
    }
  }
}
