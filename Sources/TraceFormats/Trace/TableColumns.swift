import TraceCore

/// Which field each column of a table gives.
struct TableColumns {
  /// The fields in the order of the columns; `nil` for a column that is ignored.
  let fields: [SampleField?]

  /// Whether a column names the fingers.
  let haveTouch: Bool

  var count: Int { fields.count }

  /// The columns of a table without a header row: `phase,x,y,time` and optionally `touch`.
  private static let usual: [SampleField] = [.phase, .x, .y, .time, .touch]

  /// Those of a table whose first row is a sample, or `nil` when the row names columns; `ignored`
  /// gets a mistake when there are more than a sample has.
  init?(firstSample row: [TableField], ignored: inout [Mistake]) {
    guard let first = row.first, TouchPhase(anyCase: first.text) != nil else { return nil }
    let needed = Self.usual.count - 1
    let further = row.dropFirst(Self.usual.count)
    fields = Array(Self.usual.prefix(max(row.count, needed))) + further.map { _ in nil }
    haveTouch = fields.contains(.touch)
    if let one = further.first { ignored.append(Self.ignored(Array(further), from: one)) }
  }

  /// Reads the row that names the columns; `ignored` gets a mistake for each that no sample has.
  init(header row: [TableField], ignored: inout [Mistake]) throws(Mistake) {
    fields = row.map { SampleField(columnNamed: $0.text) }
    haveTouch = fields.contains(.touch)
    var first: [SampleField: TableField] = [:]
    var further: [TableField] = []
    for (column, field) in zip(row, fields) {
      guard let field else {
        further.append(column)
        continue
      }
      if let earlier = first.updateValue(column, forKey: field) {
        throw Mistake(
          at: column.offset, .table(.duplicateColumn(column.text, first: earlier.text)),
          earlier: earlier.offset)
      }
    }
    if let one = further.first { ignored.append(Self.ignored(further, from: one)) }
    for field in [SampleField.phase, .x, .y, .time] where first[field] == nil {
      throw Mistake(
        at: row.first?.offset ?? 0,
        .table(.missingColumn(field.names[0], found: row.map(\.text))))
    }
  }

  private static func ignored(_ columns: [TableField], from first: TableField) -> Mistake {
    let suggestion = Suggestion.closest(to: first.text, among: SampleField.columnNames)
    return Mistake(
      at: first.offset, .table(.ignoredColumns(columns.map(\.text), suggestion: suggestion)))
  }
}

extension SampleField {
  /// Reads the name of a column.
  init?(columnNamed name: String) {
    self.init(named: name)
    if self == .position { return nil }
  }
}
