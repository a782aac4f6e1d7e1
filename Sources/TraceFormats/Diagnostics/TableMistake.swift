/// How a text breaks the rules of CSV and TSV.
public enum TableMistake: Hashable, Sendable {
  case missingColumn(String, found: [String])

  /// Two columns give one field, under one name or two.
  case duplicateColumn(String, first: String)

  case ignoredColumn(String, suggestion: String?)
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
    case .missingColumn(let name, let found):
      "no column \(quoted(name)); found the columns \(found.map { quoted($0) }.joined(separator: ", "))"
    case .duplicateColumn(let name, let first) where name == first:
      "duplicate column \(quoted(name)); expected each column once"
    case .duplicateColumn(let name, let first):
      "column \(quoted(name)) means the same as \(quoted(first)); expected one of them"
    case .ignoredColumn(let name, let suggestion?):
      "column \(quoted(name)) is ignored; did you mean \(quoted(suggestion))?"
    case .ignoredColumn(let name, nil):
      "column \(quoted(name)) is ignored; expected phase, x, y, time, touch or tapCount"
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
}
