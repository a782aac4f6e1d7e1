import TraceCore

/// The value of `--show` or `--hide`: names of categories by commas.
struct CategoryList: Equatable, Sendable {
  /// The word for every category.
  static let all = "all"

  let categories: LogCategories

  /// Whether the categories are added to the default rather than taken instead of it.
  let isAddition: Bool

  /// Reads the value of `option`; `mayAdd` allows a `+` before each name.
  init(_ option: ParsedWords.Option, mayAdd: Bool) throws(UsageError.Problem) {
    var categories: LogCategories = []
    var additions = 0
    let items = option.value.split(separator: ",", omittingEmptySubsequences: false)
    for item in items {
      let isAddition = mayAdd && item.hasPrefix("+")
      if isAddition { additions += 1 }
      categories.formUnion(try Self.categories(item.dropFirst(isAddition ? 1 : 0), of: option))
    }
    guard additions == 0 || additions == items.count else {
      throw .mixedList(option: option.name.word, value: option.value)
    }
    self.categories = categories
    isAddition = additions > 0
  }

  private static func categories(
    _ name: Substring, of option: ParsedWords.Option
  ) throws(UsageError.Problem) -> LogCategories {
    if name == all { return .all }
    if let category = LogCategory(rawValue: String(name)) { return LogCategories(category) }
    throw .unknownValue(
      option: option.name.word, value: String(name),
      known: words)
  }

  /// All that a list can have.
  static let words = LogCategory.allCases.map(\.rawValue) + [all]

  /// How a list is written, for the help.
  static var explanation: String {
    let standard = LogCategory.allCases
      .filter { LogCategories.standard.contains(LogCategories($0)) }
      .map(\.rawValue)
    return """
      LIST is categories by commas: \(words.dropLast().joined(separator: ", ")), or all. A \
      list replaces the default (\(standard.joined(separator: ", "))); with a + before \
      each name, as in --show=+hit,+chain, it adds to it. What --hide names is never shown.
      """
  }

  /// What all `--show` and `--hide` of a command line leave, in whatever order they stand.
  ///
  /// Lists that replace the default are taken together, lists that add are added, and what is
  /// hidden is taken away at last.
  static func shown(_ words: ParsedWords) throws(UsageError.Problem) -> LogCategories {
    var replacing: LogCategories?
    var added: LogCategories = []
    var hidden: LogCategories = []
    for option in words.options {
      if option.name == .show {
        let list = try CategoryList(option, mayAdd: true)
        if list.isAddition {
          added.formUnion(list.categories)
        } else {
          replacing = (replacing ?? []).union(list.categories)
        }
      } else if option.name == .hide {
        hidden.formUnion(try CategoryList(option, mayAdd: false).categories)
      }
    }
    return (replacing ?? .standard).union(added).subtracting(hidden)
  }
}
