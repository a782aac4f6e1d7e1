/// Which words differ between the two lines of a callback that changed.
struct ChangedWords {
  let old: [Range<Int>]
  let new: [Range<Int>]

  /// Compares word by word; where the numbers of words differ, what lies between the words that are
  /// the same at the start and at the end.
  init(_ oldLine: Span<UInt8>, _ newLine: Span<UInt8>) {
    let oldWords = DetailWords.words(of: oldLine)
    let newWords = DetailWords.words(of: newLine)
    func isSame(_ oldWord: Range<Int>, _ newWord: Range<Int>) -> Bool {
      guard oldWord.count == newWord.count else { return false }
      for offset in 0..<oldWord.count
      where oldLine[oldWord.lowerBound + offset] != newLine[newWord.lowerBound + offset] {
        return false
      }
      return true
    }
    if oldWords.count == newWords.count {
      var changed = oldWords.indices.filter { !isSame(oldWords[$0], newWords[$0]) }
      // Only the indentation of the callback is left to differ.
      if changed.isEmpty, oldWords.count > Self.callback { changed = [Self.callback] }
      old = changed.map { oldWords[$0] }
      new = changed.map { newWords[$0] }
      return
    }
    let count = min(oldWords.count, newWords.count)
    var start = 0
    while start < count, isSame(oldWords[start], newWords[start]) { start += 1 }
    var end = 0
    while end < count - start,
      isSame(oldWords[oldWords.count - 1 - end], newWords[newWords.count - 1 - end])
    {
      end += 1
    }
    old = Array(oldWords[start..<oldWords.count - end])
    new = Array(newWords[start..<newWords.count - end])
  }

  /// The place of the callback among a line's words, behind time and subject.
  private static let callback = 2
}
