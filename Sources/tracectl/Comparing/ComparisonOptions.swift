import TraceCore
import TraceFormats

/// How to compare logs and show what differs: what every command that compares can be asked.
struct ComparisonOptions: Hashable, Sendable {
  var log = LogComparisonOptions()

  /// How many lines to show around each change.
  var context = 3
}

extension ComparisonOptions {
  init(_ words: ParsedWords) throws(UsageError.Problem) {
    context = try words[.context]?.lineCount() ?? 3
    log.timeTolerance = try words[.tolerance]?.span().microseconds ?? 0
    log.positionTolerance = try words[.positionTolerance]?.distance() ?? 0
    for option in words.all(.ignore) {
      log.ignored.formUnion(try CategoryList(option, mayAdd: false).categories)
      if log.ignored == .all {
        throw .nothingToCompare(option: option.word, value: option.value)
      }
    }
    log.isLikeExpected = words.contains(.likeExpected)
  }

  /// The options that are read here.
  static let names: [OptionName] = [
    .context, .tolerance, .positionTolerance, .ignore, .likeExpected,
  ]
}

extension OptionSpecification {
  /// How to compare logs; `ComparisonOptions` reads them.
  static let comparison = [
    OptionSpecification(
      name: .tolerance, value: .text(placeholder: "SECONDS"),
      help: "how far the times of equal callbacks may be apart"),
    OptionSpecification(
      name: .positionTolerance, value: .text(placeholder: "POINTS"),
      help: "how far positions may be apart on each axis"),
    OptionSpecification(
      name: .ignore, value: .list(placeholder: "LIST", of: CategoryList.words), isRepeatable: true,
      help: "the categories of lines not to compare"),
    OptionSpecification(
      name: .likeExpected,
      help: "compare only the categories that the expected log has"),
    OptionSpecification(
      name: .context, short: "U", value: .text(placeholder: "LINES"),
      help: "how many lines to show around each change (3)"),
  ]
}
