/// What a trace says beside its samples.
public struct TraceHeader {
  /// Where the trace finds its scene.
  public enum Scene {
    /// In a file, named relative to the trace.
    case path(LocatedString)

    /// In the trace itself; `source` of the header knows the places.
    case inline(JSONValue)
  }

  /// What the trace is called, for people.
  public internal(set) var name: String?

  /// What its author has to say, for people.
  public internal(set) var notes: String?

  /// Where its scene is, if it names one.
  public internal(set) var scene: Scene?

  /// What changes while the trace is played, as it is written.
  public internal(set) var changes: [JSONValue] = []

  /// Lines that the log must have, in this order.
  public internal(set) var expect: [LocatedString] = []

  /// Lines that the log must not have.
  public internal(set) var forbid: [LocatedString] = []

  /// Turns the places of the scene and the changes into lines and columns; `nil` for CSV and TSV,
  /// which have neither.
  public internal(set) var source: JSONSource?

  /// The header of a trace that has samples only.
  public init() {}
}
