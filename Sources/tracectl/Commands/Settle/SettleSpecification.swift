extension CommandSpecification {
  static let accept = CommandSpecification(
    name: .accept,
    summary: "make logs that differed the expected ones",
    positionals: [.pending], options: [.help],
    remarks: [
      """
      Puts each NAME.log.new, which tracectl check has left, in the place of NAME.log. \(pendingPaths)
      """
    ])

  static let reject = CommandSpecification(
    name: .reject,
    summary: "remove logs that differed",
    positionals: [.pending], options: [.help],
    remarks: [
      """
      Removes each NAME.log.new, which tracectl check has left. \(pendingPaths)
      """
    ])

  private static let pendingPaths = """
    A folder stands for all below it; a single one is named by its trace, its log, or itself.
    """
}

extension PositionalSpecification {
  fileprivate static let pending = PositionalSpecification(
    name: "PATH", value: .path, isRepeatable: true)
}
