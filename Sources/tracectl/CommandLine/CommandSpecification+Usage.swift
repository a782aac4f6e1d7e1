extension CommandSpecification {
  /// The command with what it wants, one line for each way to call it: `replay [OPTION…] TRACE…`.
  ///
  /// An option that stands in for words makes a way of its own.
  var usages: [String] {
    let start = "\(name.rawValue) [OPTION…]"
    var usages = [([start] + positionals.map(\.usage)).joined(separator: " ")]
    for option in options where positionals.contains(where: { $0.replacement == option.name }) {
      let value = option.value.description
      let others = positionals.filter { $0.replacement != option.name }.map(\.usage)
      let typed = value.isEmpty ? option.name.word : "\(option.name.word) \(value)"
      usages.append(([start, typed] + others).joined(separator: " "))
    }
    return usages
  }
}
