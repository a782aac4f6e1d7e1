/// What the manual says beside the commands.
enum ManualText {
  /// Something that is typed or named, with what there is to say about it.
  struct Row: Hashable, Sendable {
    let term: String
    let explanation: String
  }

  static let files = [
    Row(
      term: "NAME.scene.json",
      explanation: """
        The scene of the traces NAME.json, NAME.ndjson, NAME.csv and the like in the same folder \
        that name none.
        """),
    Row(
      term: "scene.json",
      explanation: "The scene of all traces in its folder that name none and have none so."),
  ]

  static let environment = [
    Row(
      term: "NO_COLOR",
      explanation: "Where it is set and not empty, nothing is coloured, not even on a terminal."),
    Row(term: "TERM", explanation: "On a terminal that says dumb, nothing is coloured."),
  ]

  static let examples = [
    Row(
      term: "tracectl replay --show +hit drag.json",
      explanation: "What did the touches of a trace do, and which view got them?"),
    Row(
      term: "tracectl replay --slop 25 --show event drag.json",
      explanation: "What if controls followed a finger less far?"),
    Row(
      term: "tracectl replay --batch corpus.ndjson -o answers.ndjson",
      explanation: "Replay a whole corpus, one trace a line."),
  ]
}
