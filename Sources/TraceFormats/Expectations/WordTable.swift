/// A set of words, each with a number, made to find out quickly that a word is none of them.
struct WordTable {
  private var words: [[UInt8]] = []

  /// The numbers of the words, at the place that their hash gives them or the next free one.
  private var slots = [Int](repeating: free, count: 64)

  private static let free = -1

  /// How many words there are; their numbers begin with 0.
  var count: Int { words.count }

  /// The word of a number.
  subscript(number: Int) -> [UInt8] { words[number] }

  /// The number of a word, a new one if it has none.
  mutating func insert(_ word: [UInt8]) -> Int {
    self[word.span] ?? add(word)
  }

  /// The number of a word, a new one if it has none.
  mutating func insert(_ word: Span<UInt8>) -> Int {
    self[word] ?? add(word.withUnsafeBufferPointer { Array($0) })
  }

  private mutating func add(_ word: [UInt8]) -> Int {
    words.append(word)
    if 4 * words.count > slots.count {
      slots = [Int](repeating: Self.free, count: 2 * slots.count)
      for number in words.indices { place(number) }
    } else {
      place(words.count - 1)
    }
    return words.count - 1
  }

  subscript(word: Span<UInt8>) -> Int? {
    var slot = Self.hash(of: word) & (slots.count - 1)
    while slots[slot] != Self.free {
      if word.isEqual(to: words[slots[slot]]) { return slots[slot] }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func place(_ number: Int) {
    let word = words[number]
    var slot = Self.hash(of: word.span) & (slots.count - 1)
    while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = number
  }

  /// FNV-1a, folded so that the low bits depend on all of it.
  private static func hash(of word: Span<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in word.indices {
      hash = (hash ^ UInt64(word[index])) &* 0x0000_0100_0000_01B3
    }
    return Int(truncatingIfNeeded: hash ^ (hash >> 32))
  }
}
