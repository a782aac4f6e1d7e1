import TraceCore

extension PlainBuffer where Element == UInt8 {
  /// Appends a JSON string.
  ///
  /// Beyond what JSON demands, everything that does not print is escaped: a log is also looked at.
  func append(quoted text: String) {
    append(UInt8(ascii: "\""))
    let start = count
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes {
        guard byte >= .blank, byte < 0x7F else { return false }
        guard byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return false }
      }
      append(bytes)
      return true
    }
    if isPlain != true {
      assert(count == start)
      for scalar in text.unicodeScalars { append(json: scalar) }
    }
    append(UInt8(ascii: "\""))
  }

  private func append(json scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": append(#"\""#)
    case "\\": append(#"\\"#)
    case "\n": append(#"\n"#)
    case "\r": append(#"\r"#)
    case "\t": append(#"\t"#)
    case let scalar where scalar.isUnprintable:
      for unit in String(scalar).utf16 {
        append(#"\u"#)
        let digits = String(unit, radix: 16)
        for _ in digits.utf8.count..<4 { append(.digitZero) }
        for byte in digits.utf8 { append(byte) }
      }
    default:
      for byte in String(scalar).utf8 { append(byte) }
    }
  }

  /// Appends a value as JSON has it; a number that is none, and nothing, are null.
  func append(json value: LogValue) {
    switch value {
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): append(json: number)
    case .numbers(let numbers):
      append("[")
      for (index, number) in numbers.enumerated() {
        if index > 0 { append(.comma) }
        append(json: number)
      }
      append("]")
    case .text(let text): append(quoted: text)
    case .none, .skipped: append("null")
    }
  }

  /// Appends `{"touch":1,"x":60,"y":22,"taps":2}`.
  func append(json touch: LoggedTouch) {
    append(#"{"touch":"#)
    switch touch.touch {
    case .number(let number): append(decimal: number)
    case .name(let name): append(quoted: name)
    }
    if let location = touch.location {
      append(.comma)
      append(json: location)
    }
    if let taps = touch.taps {
      append(#","taps":"#)
      append(decimal: taps)
    }
    append("}")
  }

  /// Appends `"x":60,"y":22`.
  func append(json point: Point) {
    append(#""x":"#)
    append(json: point.x)
    append(#","y":"#)
    append(json: point.y)
  }

  private func append(json number: Double) {
    if number.isFinite { append(exact: number) } else { append("null") }
  }
}
