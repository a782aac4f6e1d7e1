/// How a text breaks the rules of CSV and TSV.
public enum TableMistake: Hashable, Sendable {
  case missingColumn(String, found: [String])

  /// Two columns give one field, under one name or two.
  case duplicateColumn(String, first: String)

  /// Columns that no sample has; the suggestion is for the first.
  case ignoredColumns([String], suggestion: String?)
  case fieldCount(found: Int, expected: Int)
  case emptyField(String, expected: String)
  case unclosedQuote
  case textAfterQuote(found: String)
  case quoteInField
  case carriageReturn
}

extension TableMistake: CustomStringConvertible {
  /// What was found and what was expected.
  public var description: String {
    switch self {
    case .missingColumn(_, let found) where found.count == 1 && found[0].contains(";"):
      "found semicolons between the columns; expected commas, or tabs in a .tsv file"
    case .missingColumn(let name, let found):
      "no column \(quoted(name)); found the columns \(found.map { quoted($0) }.joined(separator: ", "))"
    case .duplicateColumn(let name, let first) where name == first:
      "duplicate column \(quoted(name)); expected each column once"
    case .duplicateColumn(let name, let first):
      "column \(quoted(name)) means the same as \(quoted(first)); expected one of them"
    case .ignoredColumns(let names, let suggestion?):
      "\(Self.columns(names)) ignored; did you mean \(quoted(suggestion))?"
    case .ignoredColumns(let names, nil):
      "\(Self.columns(names)) ignored; expected phase, x, y, time, touch or tapCount"
    case .fieldCount(let found, let expected):
      "found \(counted(found, "field")); expected \(expected)"
    case .emptyField(let name, let expected):
      "\(quoted(name)) is empty; expected \(expected)"
    case .unclosedQuote: "a quote is opened here and never closed; expected a second one"
    case .textAfterQuote(let found):
      "found \(found) after a closing quote; expected the next field"
    case .quoteInField:
      "found a quote inside a field; expected the whole field in quotes and this one doubled"
    case .carriageReturn:
      "found a carriage return without a line feed; expected lines that end in LF or CRLF"
    }
  }

  private static func columns(_ names: [String]) -> String {
    let list = names.prefix(8).map { quoted($0) }.joined(separator: ", ")
    let more = names.count > 8 ? " and \(names.count - 8) more" : ""
    return names.count == 1 ? "column \(list) is" : "columns \(list)\(more) are"
  }
}
