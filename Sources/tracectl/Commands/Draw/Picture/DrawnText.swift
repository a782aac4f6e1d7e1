import TraceFormats

/// Text from a file, made safe to be shown anywhere: what does not print is written as an escape.
struct DrawnText: Hashable, Sendable {
  let text: String

  init(_ text: String) {
    var plain = ""
    for scalar in text.unicodeScalars {
      if Self.isPrintable(scalar) {
        plain.unicodeScalars.append(scalar)
      } else {
        plain += scalar.escape
      }
    }
    self.text = plain
  }

  /// Whether the character prints by itself; XML has no place for those that stand for none.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isUnprintable && !scalar.properties.isNoncharacterCodePoint
  }

  /// How many columns of a terminal the text takes, or how many widths of a digit in a picture.
  var columns: Int {
    text.unicodeScalars.reduce(0) { $0 + Self.columns(of: $1) }
  }

  /// The text, or its beginning and an ellipsis where it takes more than `limit` columns.
  func shortened(to limit: Int) -> String {
    guard columns > limit else { return text }
    var short = ""
    var width = 1
    for scalar in text.unicodeScalars {
      width += Self.columns(of: scalar)
      if width > limit { break }
      short.unicodeScalars.append(scalar)
    }
    return short + "…"
  }

  /// How many columns a character takes, as terminals count.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
