/// One of several parts of all traces, for several machines.
///
/// A trace's part is told by its path as seen from the folder that was named on the command line:
/// by the sum that FNV-1a (64 bits) makes of its UTF-8, halves folded together, modulo the number
/// of parts. So it is the same wherever the folder is, and other traces do not matter.
struct Shard: Hashable, Sendable {
  /// From 1 to `count`.
  let index: Int
  let count: Int

  func contains(_ key: some StringProtocol) -> Bool {
    Int(Self.sum(of: key) % UInt64(count)) == index - 1
  }

  /// The last bits of the sum alone would say little about the last letters.
  private static func sum(of key: some StringProtocol) -> UInt64 {
    let basis: UInt64 = 0xcbf2_9ce4_8422_2325
    let prime: UInt64 = 0x100_0000_01b3
    let sum = key.utf8.reduce(basis) { ($0 ^ UInt64($1)) &* prime }
    return sum ^ sum >> 32
  }
}
