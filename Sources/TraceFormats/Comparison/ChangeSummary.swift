extension LogComparison {
  /// What differs, in sentences, the most important first.
  public var summary: [String] {
    []
  }
}
