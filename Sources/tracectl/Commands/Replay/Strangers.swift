import TraceFormats

extension TracePlayer.Beginning {
  /// Says which of the `--subject`s are not in the scene: a misspelt one would hide every line.
  func tellStrangers(among subjects: Set<String>, to reporter: Reporter) {
    for subject in subjects.subtracting(scene.ids).sorted() {
      let suggestion = Suggestion.closest(to: subject, among: scene.ids)
      reporter.report(
        .note,
        "no \"\(subject)\" in the scene"
          + (suggestion.map { "; did you mean \"\($0)\"?" } ?? "; --subject shows none of its lines")
      )
    }
  }
}
