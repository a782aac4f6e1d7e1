import Testing

@testable import TraceFormats

@Suite struct PlainBufferTests {
  @Test func growsAndKeepsWhatItHas() {
    let buffer = ByteBuffer(capacity: 1)
    var expected: [UInt8] = []
    for number in 0..<5_000 {
      buffer.append(UInt8(truncatingIfNeeded: number))
      expected.append(UInt8(truncatingIfNeeded: number))
    }
    #expect(buffer.withElements(Array.init) == expected)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 64, 65, 1_000])
  func copiesPiecesOfAnyLength(length: Int) {
    let piece = ByteBuffer()
    for index in 0..<length { piece.append(UInt8(truncatingIfNeeded: index)) }
    let buffer = ByteBuffer()
    buffer.append("a")
    buffer.append(piece)
    buffer.append(blanks: length)
    buffer.append("z")
    let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
    let blanks = [UInt8](repeating: .blank, count: length)
    let expected = [UInt8(ascii: "a")] + bytes + blanks + [UInt8(ascii: "z")]
    #expect(buffer.withElements(Array.init) == expected)
  }

  @Test(arguments: 0...4)
  func insertsAnywhere(offset: Int) {
    let buffer = ByteBuffer()
    buffer.append("wxyz")
    let piece = ByteBuffer()
    for _ in 0..<300 { piece.append("ab") }
    buffer.insert(piece, at: offset)
    let text = "wxyz"
    let place = text.index(text.startIndex, offsetBy: offset)
    let expected = text[..<place] + String(repeating: "ab", count: 300) + text[place...]
    #expect(buffer.string == expected)
  }

  @Test func takesElementsBack() {
    let buffer = ByteBuffer()
    buffer.append("word   ")
    buffer.trimBlanks()
    #expect(buffer.string == "word")
    #expect(buffer.popLast() == UInt8(ascii: "d"))
    buffer.removeAll()
    #expect(buffer.popLast() == nil)
    #expect(buffer.isEmpty)
  }
}
