import Testing
import TraceCore

@testable import TraceFormats

/// A key that sets a property of a class: its default, a value, and what comes of that.
struct PropertyRow: CustomTestStringConvertible, Sendable {
  let type: String
  let key: String

  /// The value as a scene or a change writes it.
  let json: String

  /// How the log shows that a change has set it.
  let logged: String

  /// The property before and after, as text.
  let before: String
  let after: String
  let read: @Sendable (AnyObject) -> String

  var testDescription: String { "\(type).\(key) = \(json)" }

  init<Owner: AnyObject, Value>(
    _ type: String, _ key: String, _ json: String, logged: String? = nil, was before: String,
    is after: String? = nil, read: @escaping @Sendable (Owner) -> Value
  ) {
    self.type = type
    self.key = key
    self.json = json
    self.logged = logged ?? json
    self.before = before
    self.after = after ?? json
    self.read = { owner in (owner as? Owner).map { "\(read($0))" } ?? "of another class" }
  }

  /// Compares the default, a scene's value and a change's value with what is expected; `text` gives
  /// the scene of a thing called `one` with further keys.
  func expectIsSet(
    in text: (_ keys: String) -> String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let plain = try Scene.read(text(""), sourceLocation: sourceLocation)
    #expect(read(try plain.owner) == before, sourceLocation: sourceLocation)

    let set = try Scene.read(text(#", "\#(key)": \#(json)"#), sourceLocation: sourceLocation)
    #expect(read(try set.owner) == after, sourceLocation: sourceLocation)

    let changed = try SceneReading(
      text(""), changes: #"[{"time": 0.25, "set": "one.\#(key)", "to": \#(json)}]"#)
    let log = try changed.log(of: [], showing: .all)
    #expect(log == ["0.250 one set \(key)=\(logged)"], sourceLocation: sourceLocation)
    #expect(try changed.scene.map { read(try $0.owner) } == after, sourceLocation: sourceLocation)
  }
}

extension Scene {
  fileprivate var owner: AnyObject {
    get throws {
      switch objects["one"] {
      case .view(let view)?: view
      case .recognizer(let recognizer)?: recognizer
      case .responder?, nil: throw Absent(id: "one")
      }
    }
  }
}

extension Rect {
  var text: String { "\([minX, minY, width, height])" }
}
