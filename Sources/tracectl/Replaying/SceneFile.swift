import TraceFormats

/// The content of a scene file, which is taken apart when it is needed first.
final class SceneFile {
  let source: JSONSource

  private var parsed: JSONValue?

  init(path: String, document: Document) {
    source = JSONSource(file: path, document: document)
  }

  /// The whole text as one value; warns each time of what is to be warned of.
  func value(diagnostics: DiagnosticCollector) throws(Diagnostic) -> JSONValue {
    if let parsed {
      try source.warnOfMark(diagnostics)
      return parsed
    }
    let value = try source.value(diagnostics: diagnostics)
    parsed = value
    return value
  }
}
