/// What stands around explanations.
package enum ExplanationText {
  /// A line such as a log begins with: `# TEXT`, and its end.
  package static func comment(_ text: String) -> String {
    let line: Prose = "# \(text: text)\n"
    return line.text
  }
}
