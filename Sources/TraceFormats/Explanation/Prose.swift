import TraceCore

/// A piece of a sentence, safe for a line of a terminal.
///
/// It is made by interpolation only, and every text that goes in is escaped as in a log: ids and
/// names come from files and can hold anything.
struct Prose: Hashable, ExpressibleByStringInterpolation {
  private(set) var text: String

  init(stringLiteral text: String) {
    self.text = text
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + 12 * interpolationCount)
    }

    mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    mutating func appendInterpolation(_ prose: Prose) {
      text += prose.text
    }

    /// One word, such as an id.
    mutating func appendInterpolation(id word: String) {
      let isPlain = !word.isEmpty && word.utf8.allSatisfy { $0 > .blank && $0 < 0x7F }
      text += isPlain ? word : Prose.written { $0.append(word: word) }
    }

    /// Several words that somebody else wrote.
    mutating func appendInterpolation(text: String) {
      self.text += Prose.written { $0.append(text: text) }
    }

    mutating func appendInterpolation(_ number: Int) {
      text += String(number)
    }

    mutating func appendInterpolation(finger: TouchID) {
      switch finger {
      case .number(let number): appendInterpolation(number)
      case .name(let name): appendInterpolation(id: name)
      }
    }

    /// As in a log: at most three decimals.
    mutating func appendInterpolation(_ number: Double) {
      if let whole = Int(exactly: number) {
        text += String(whole)
      } else {
        text += Prose.written { $0.append(rounded: number) }
      }
    }

    /// As in a log, or with all its decimals where that would make it equal to `other`.
    mutating func appendInterpolation(_ number: Double, unlike other: Double) {
      let rounded: Prose = "\(number)"
      let rival: Prose = "\(other)"
      if number != other, number.isFinite, rounded == rival {
        text += Prose.written { $0.append(exact: number) }
      } else {
        text += rounded.text
      }
    }

    mutating func appendInterpolation(_ point: Point) {
      appendInterpolation(point.x)
      text += ","
      appendInterpolation(point.y)
    }

    /// A moment as in a log, without the blanks before it.
    mutating func appendInterpolation(_ time: Instant) {
      let written = Prose.written { $0.append(column: time) }
      text += written.drop { $0 == " " }
    }

    /// A length of time, such as `0.35 s`.
    mutating func appendInterpolation(_ span: TimeSpan) {
      appendInterpolation(span.seconds)
      text += " s"
    }

    /// `1 point`, `2 points`.
    mutating func appendInterpolation(points: Double) {
      appendInterpolation(points)
      text += points == 1 ? " point" : " points"
    }

    /// `1 point`, `2 points`, with all decimals where they decide.
    mutating func appendInterpolation(points: Double, unlike limit: Double) {
      appendInterpolation(points, unlike: limit)
      text += points == 1 ? " point" : " points"
    }
  }

  private static func written(_ write: (ByteBuffer) -> Void) -> String {
    let buffer = ByteBuffer(capacity: 32)
    write(buffer)
    return buffer.withElements { String(decoding: $0, as: UTF8.self) }
  }
}

extension Prose {
  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [Prose]) -> Prose {
    guard let last = items.last else { return "" }
    if items.count == 1 { return last }
    return "\(joined(items.dropLast(), by: ", ")) and \(last)"
  }

  static func list(_ words: [String]) -> Prose {
    list(words.map { word -> Prose in "\(id: word)" })
  }

  static func joined(_ items: some Sequence<Prose>, by separator: Prose) -> Prose {
    var result: Prose = ""
    for (index, item) in items.enumerated() {
      result = index == 0 ? item : "\(result)\(separator)\(item)"
    }
    return result
  }

  /// A count with its noun: `1 finger`, `2 fingers`.
  static func count(_ count: Int, _ noun: Prose) -> Prose {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
