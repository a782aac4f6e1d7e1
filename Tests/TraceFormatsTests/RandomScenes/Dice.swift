import TraceCore

/// Random choices that are the same in every run with the same seed.
struct Dice {
  /// xorshift64*.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  private var generator: Generator

  init(seed: UInt64) {
    generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15 | 1)
    // Neighbouring seeds begin alike.
    for _ in 0..<4 { _ = generator.next() }
  }

  /// Whether something happens that happens once in `count` times.
  mutating func oneIn(_ count: Int) -> Bool { number(0..<count) == 0 }

  mutating func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

  /// A whole number as a double: half points and less find nothing more.
  mutating func whole(_ range: Range<Int>) -> Double { Double(number(range)) }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[number(0..<elements.count)]
  }

  mutating func json(_ range: Range<Int>) -> JSONText { .number(whole(range)) }

  mutating func maybe(_ key: String, oneIn count: Int, _ value: JSONText)
    -> [(key: String, value: JSONText)]
  {
    oneIn(count) ? [(key, value)] : []
  }
}
