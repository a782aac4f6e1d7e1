/// Bytes of output that are still being put together.
typealias ByteBuffer = PlainBuffer<UInt8>

extension PlainBuffer where Element == UInt8 {
  /// Pieces up to the size of a block are copied as one, whatever their length: that takes a few
  /// instructions instead of a call.
  private typealias Block = SIMD32<UInt8>
  private static var blockSize: Int { leastCapacity }

  convenience init(capacity: Int = 256) {
    self.init(capacity: capacity, filler: .blank)
  }

  @inline(__always)
  func append(_ text: StaticString) {
    append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  @inline(__always)
  func append(_ other: ByteBuffer) {
    if other.count <= Self.blockSize {
      append(room: Self.blockSize) { place in
        other.withMemory { source in
          let block = UnsafeRawPointer(source).loadUnaligned(as: Block.self)
          UnsafeMutableRawPointer(place).storeBytes(of: block, as: Block.self)
        }
        return other.count
      }
    } else {
      other.withElements { append($0) }
    }
  }

  @inline(__always)
  func append(blanks: Int) {
    if blanks <= Self.blockSize {
      append(room: Self.blockSize) { place in
        let block = Block(repeating: .blank)
        UnsafeMutableRawPointer(place).storeBytes(of: block, as: Block.self)
        return max(blanks, 0)
      }
    } else {
      for _ in 0..<blanks { append(.blank) }
    }
  }

  /// Takes back the blanks at the end.
  @inline(__always)
  func trimBlanks() {
    while count > 0 && self[count - 1] == .blank { removeLast() }
  }
}

extension UInt8 {
  static let blank = UInt8(ascii: " ")
  static let comma = UInt8(ascii: ",")
  static let equals = UInt8(ascii: "=")
  static let minus = UInt8(ascii: "-")
  static let newline = UInt8(ascii: "\n")
  static let point = UInt8(ascii: ".")
  static let digitZero = UInt8(ascii: "0")
}
