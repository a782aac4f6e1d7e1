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
    Row(
      term: "NAME.log",
      explanation: "The log that the trace beside it is expected to have, for tracectl check."),
    Row(
      term: "NAME.log.new",
      explanation: """
        A log that differed from NAME.log; tracectl accept puts it in the place of that, tracectl \
        reject removes it.
        """),
  ]

  static let environment = [
    Row(
      term: "NO_COLOR",
      explanation: "Where it is set and not empty, nothing is coloured, not even on a terminal."),
    Row(term: "TERM", explanation: "On a terminal that says dumb, nothing is coloured."),
    Row(
      term: "COLUMNS",
      explanation: "How wide tracectl draw sketches; without it, as wide as the terminal is."),
    Row(
      term: "CI",
      explanation: "Where it is true, tracectl check leaves no NAME.log.new and does not update."),
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
    Row(
      term: "tracectl explain drag.json",
      explanation: "Why did what happened happen, touch by touch?"),
    Row(
      term: "tracectl slop drag.json",
      explanation: "What would each slop distance have made of the touches?"),
    Row(
      term: "tracectl check --reporter junit -o report.xml traces",
      explanation: "Do all traces below a folder still have the logs beside them?"),
    Row(
      term: "tracectl draw -o drag.html drag.json",
      explanation: "A page that plays the trace beside its log."),
  ]
}
