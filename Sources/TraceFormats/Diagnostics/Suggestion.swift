/// Finds the word that a misspelt one was meant to be.
public enum Suggestion {
  /// The candidate that `word` most likely stands for, or `nil` when none is close.
  ///
  /// Case does not count. Objective-C's spellings are known: `hidden` and `setHidden` mean
  /// `isHidden`, `UIControlEventTouchUpInside` means `touchUpInside`. Of equally close candidates
  /// the first is taken.
  public static func closest(to word: String, among candidates: [String]) -> String? {
    let plain = plainForm(word)
    if let same = candidates.first(where: { plainForm($0) == plain }) { return same }
    if let tail = longestTail(of: word, among: candidates) { return tail }

    let letters = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let limit = min(allowance(letters.count), (best?.distance ?? .max) - 1)
      let other = Array(candidate.lowercased().unicodeScalars)
      guard let distance = distance(letters, other, within: limit) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// How many slips a word of `length` letters may have; a word of two letters could be anything.
  private static func allowance(_ length: Int) -> Int {
    switch length {
    case ...2: 0
    case ...5: 1
    case ...9: 2
    default: 3
    }
  }

  /// Lower case without what Objective-C adds or leaves out.
  private static func plainForm(_ word: String) -> String {
    var rest = Substring(word)
    for prefix in ["UI", "set", "is"]
    where rest.hasPrefix(prefix) && rest.dropFirst(prefix.count).first?.isUppercase == true {
      rest = rest.dropFirst(prefix.count)
    }
    return rest.lowercased().filter { $0 != "_" && $0 != "-" }
  }

  /// Objective-C's constants end in the Swift name: `UISwipeGestureRecognizerDirectionLeft`.
  private static func longestTail(of word: String, among candidates: [String]) -> String? {
    guard word.hasPrefix("UI") else { return nil }
    let lower = word.lowercased()
    var longest: String?
    for candidate in candidates
    where lower.hasSuffix(candidate.lowercased()) && candidate.count > longest?.count ?? 1 {
      longest = candidate
    }
    return longest
  }

  /// The number of letters to add, drop, change or swap with their neighbour, up to `limit`.
  private static func distance(
    _ left: [Unicode.Scalar], _ right: [Unicode.Scalar], within limit: Int
  ) -> Int? {
    guard limit > 0, abs(left.count - right.count) <= limit else { return nil }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      guard current.contains(where: { $0 <= limit }) else { return nil }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
