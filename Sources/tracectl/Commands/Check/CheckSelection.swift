/// Those findings that a check is to look at.
struct CheckSelection {
  let findings: [Finding]

  /// The filters that no trace has come through: a misspelt one would make everything pass.
  let idleFilters: [String]

  init(_ findings: [Finding], _ options: CheckOptions) {
    let filters = options.filters
    var isIdle = Array(repeating: true, count: filters.count)
    let filtered =
      filters.isEmpty
      ? findings
      : findings.filter { finding in
        if case .mistake = finding.subject { return true }
        var isWanted = false
        for (index, filter) in filters.enumerated() where finding.path.contains(filter) {
          isWanted = true
          if case .trace = finding.subject { isIdle[index] = false }
        }
        return isWanted
      }
    idleFilters = zip(filters, isIdle).filter(\.1).map(\.0)
    guard let shard = options.shard else {
      self.findings = filtered
      return
    }
    self.findings = filtered.filter { finding in
      if case .mistake(let mistake) = finding.subject, mistake.isOfCommandLine { return true }
      return shard.contains(finding.key)
    }
  }
}
