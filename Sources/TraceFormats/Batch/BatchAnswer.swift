/// What became of one trace of a batch, its log aside.
public struct BatchAnswer: Hashable, Sendable {
  /// Whether there is a log.
  public enum Outcome: Hashable, Sendable {
    /// The whole trace was replayed.
    case replayed

    /// It was not, and this is why.
    case failed(String)
  }

  /// What the trace calls itself.
  public var name: String?

  /// How the replay ended.
  public var outcome = Outcome.replayed

  /// What the trace expects of its log and did not get.
  public var problems: [String] = []

  /// What should be otherwise in the trace or its scene.
  public var warnings: [String] = []

  /// What is good to know.
  public var notes: [String] = []

  /// A trace without a name that was replayed, with nothing to say about it.
  public init() {}
}
