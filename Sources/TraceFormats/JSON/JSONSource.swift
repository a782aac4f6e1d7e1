/// A JSON text with its name: reads it, and finds lines and columns when something is wrong.
public struct JSONSource {
  /// The file as the user named it.
  public let file: String

  private let document: any ByteDocument

  /// The line of the document's first byte in the file.
  private let firstLine: Int

  /// A text that begins with the document's first byte.
  public init(file: String, document: any ByteDocument) {
    self.init(file: file, document: document, firstLine: 1)
  }

  init(file: String, document: any ByteDocument, firstLine: Int) {
    self.file = file
    self.document = document
    self.firstLine = firstLine
  }

  /// Reads the whole text as one value.
  public func value(diagnostics: DiagnosticCollector) throws(Diagnostic) -> JSONValue {
    try warnOfMark(diagnostics)
    do throws(Mistake) {
      return try withExtendedLifetime(document) { () throws(Mistake) in
        let bytes = document.bytes.bytes
        var position = try bytes.jsonBeginning(expected: "a JSON value")
        let value = try bytes.jsonValue(at: &position)
        try bytes.jsonEnd(at: &position)
        return value
      }
    } catch {
      throw diagnostic(error)
    }
  }

  /// Warns of a byte-order mark, which is read over though JSON has none.
  ///
  /// `value` does so itself; it is for those who keep a value and read it for another purpose.
  public func warnOfMark(_ diagnostics: DiagnosticCollector) throws(Diagnostic) {
    let hasMark = withExtendedLifetime(document) { document.bytes.bytes.beginsWithMark }
    if hasMark { try diagnostics.warn(diagnostic(Mistake(at: 0, .syntax(.byteOrderMark)))) }
  }

  /// Where the byte at `offset` stands.
  public func location(of offset: Int) -> SourceLocation {
    withExtendedLifetime(document) {
      document.bytes.bytes.location(of: offset, file: file, firstLine: firstLine)
    }
  }

  /// Where a byte of a string's text stands, its escapes counted as what they mean.
  ///
  /// The byte is counted in the UTF-8 of the text; `string` is a value that was read from here.
  public func offset(ofByte index: Int, in string: JSONValue) -> Int {
    withExtendedLifetime(document) {
      document.bytes.bytes.jsonOffset(ofByte: index, inStringAt: string.offset)
    }
  }

  /// The mistake with its line and column.
  public func diagnostic(
    _ mistake: Mistake, _ severity: Diagnostic.Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      severity, at: location(of: mistake.offset), mistake.problem,
      earlier: mistake.earlier.map(location))
  }
}
