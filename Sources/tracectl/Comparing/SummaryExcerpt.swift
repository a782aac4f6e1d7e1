import TraceFormats

/// The first sentences of a summary, and how many are left out.
struct SummaryExcerpt {
  let sentences: ArraySlice<String>

  /// `and 5 more such differences`; `nil` where none is left out.
  let rest: String?

  init(_ summary: [String], limit: Int) {
    sentences = summary.prefix(limit)
    let more = summary.count - sentences.count
    rest = more > 0 ? "and \(counted(more, "more such difference"))" : nil
  }
}
