/// How a trace is written.
public enum TraceFormat: String, CaseIterable, Hashable, Sendable {
  case json
  case ndjson
  case csv
  case tsv

  /// The format that a file's ending tells, if it does.
  public init?(fileName: String) {
    let name = fileName.lowercased()
    if name.hasSuffix(".json") {
      self = .json
    } else if name.hasSuffix(".ndjson") || name.hasSuffix(".jsonl") {
      self = .ndjson
    } else if name.hasSuffix(".csv") {
      self = .csv
    } else if name.hasSuffix(".tsv") {
      self = .tsv
    } else {
      return nil
    }
  }

  /// The format that the first bytes tell.
  ///
  /// An object that is followed by another is NDJSON; one alone is JSON when it has `touches` and
  /// a sample or a header otherwise. What is not JSON is a table, with tabs when its first row has
  /// a tab and no comma.
  init(beginning: RawSpan) {
    var position = beginning.beginsWithMark ? 3 : 0
    beginning.skipBlanks(&position)
    guard position < beginning.byteCount else {
      self = .json
      return
    }
    switch beginning[position] {
    case ASCII.openBracket: self = .json
    case ASCII.openBrace: self = Self.formatOfObject(at: position, in: beginning)
    default: self = Self.formatOfTable(in: beginning)
    }
  }

  /// Whether the first bytes are enough to tell: a whole line that is no comment.
  ///
  /// So a trace that is still being recorded is not waited for.
  static func isTold(by beginning: RawSpan) -> Bool {
    var position = beginning.beginsWithMark ? 3 : 0
    while true {
      beginning.skipBlanks(&position)
      let end = beginning.firstOffset(of: ASCII.lineFeed, from: position)
      guard position < beginning.byteCount, end < beginning.byteCount else { return false }
      if beginning[position] != ASCII.hash { return true }
      position = end
    }
  }

  private static func formatOfObject(at start: Int, in bytes: RawSpan) -> Self {
    var position = start
    guard let value = try? bytes.jsonValue(at: &position), case .object(let members) = value.content
    else { return .json }
    let isWholeLine = position < bytes.byteCount && bytes[position] == ASCII.lineFeed
    bytes.skipBlanks(&position)
    if position < bytes.byteCount {
      return bytes[position] == ASCII.openBrace ? .ndjson : .json
    }
    if members.contains(where: { $0.key == "touches" }) { return .json }
    let isSample = members.contains { SampleField(named: $0.key) != nil }
    return isSample || isWholeLine ? .ndjson : .json
  }

  private static func formatOfTable(in bytes: RawSpan) -> Self {
    var position = bytes.beginsWithMark ? 3 : 0
    while position < bytes.byteCount {
      bytes.skipBlanks(&position)
      let end = bytes.firstOffset(of: ASCII.lineFeed, from: position)
      guard position < end, bytes[position] == ASCII.hash else {
        let row = position..<end
        let hasTab = bytes.count(of: ASCII.tab, in: row) > 0
        return hasTab && bytes.count(of: ASCII.comma, in: row) == 0 ? .tsv : .csv
      }
      position = end
    }
    return .csv
  }
}
