extension RawSpan {
  /// The byte at `offset`.
  ///
  /// - Precondition: `offset` lies inside the span; it is checked in every build.
  @inline(__always)
  subscript(_ offset: Int) -> UInt8 {
    // One unsigned comparison; the span's own check takes three steps for it.
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: byteCount))
    return unsafeLoad(fromUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// The eight bytes from `offset` on, the first of them lowest, or `nil` when there are fewer.
  @inline(__always)
  func word(at offset: Int) -> UInt64? {
    guard byteCount >= 8, UInt(bitPattern: offset) <= UInt(bitPattern: byteCount &- 8) else {
      return nil
    }
    return UInt64(
      littleEndian: unsafeLoadUnaligned(fromUncheckedByteOffset: offset, as: UInt64.self))
  }

  /// The sixteen bytes from `offset` on.
  ///
  /// - Precondition: They lie inside the span; it is checked in every build.
  @inline(__always)
  func block(at offset: Int) -> SIMD16<UInt8> {
    unsafeLoadUnaligned(fromByteOffset: offset, as: SIMD16<UInt8>.self)
  }

  /// Where `byte` stands next, or the span's end.
  func firstOffset(of byte: UInt8, from start: Int) -> Int {
    let pattern = SIMD16<UInt8>(repeating: byte)
    var offset = start
    while offset &+ 16 <= byteCount {
      let hits = laneBits(block(at: offset) .== pattern)
      guard hits.x == 0 else { return offset &+ hits.x.trailingZeroBitCount >> 3 }
      guard hits.y == 0 else { return offset &+ 8 &+ hits.y.trailingZeroBitCount >> 3 }
      offset &+= 16
    }
    while offset < byteCount, self[offset] != byte { offset &+= 1 }
    return offset
  }

  /// How often `byte` stands in `range`.
  func count(of byte: UInt8, in range: Range<Int>) -> Int {
    var count = 0
    for offset in range where self[offset] == byte { count += 1 }
    return count
  }

  /// Whether the bytes at `offset` are those of `text`.
  func holds(_ text: StaticString, at offset: Int) -> Bool {
    guard offset + text.utf8CodeUnitCount <= byteCount else { return false }
    return text.withUTF8Buffer { buffer in
      buffer.indices.allSatisfy { self[offset + $0] == buffer[$0] }
    }
  }

  /// The text of `range`; what is not UTF-8 in it is replaced.
  func text(_ range: Range<Int>) -> String {
    let part = extracting(range)
    return part.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}

/// The lanes of a comparison as bytes of all ones or all zeros.
///
/// The standard library's `any` looks at the lanes one by one.
@inline(__always)
func laneBits(_ mask: SIMDMask<SIMD16<Int8>>) -> SIMD2<UInt64> {
  let bits = unsafeBitCast(mask, to: SIMD2<UInt64>.self)
  return SIMD2(bits.x.littleEndian, bits.y.littleEndian)
}

/// The characters that the grammars are made of.
enum ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let blank: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let hash: UInt8 = 0x23
  static let plus: UInt8 = 0x2B
  static let comma: UInt8 = 0x2C
  static let minus: UInt8 = 0x2D
  static let point: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let zero: UInt8 = 0x30
  static let nine: UInt8 = 0x39
  static let colon: UInt8 = 0x3A
  static let openBracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C
  static let closeBracket: UInt8 = 0x5D
  static let smallE: UInt8 = 0x65
  static let openBrace: UInt8 = 0x7B
  static let closeBrace: UInt8 = 0x7D

  /// Turns a capital letter into a small one.
  static let caseBit: UInt8 = 0x20

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- zero < 10 }
}
