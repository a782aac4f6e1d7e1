/// Text as `man` and `mandoc` read it.
enum Roff {
  /// Sentences, in lines of a page's usual length.
  ///
  /// The hyphens of an option are typed and must be copied as such; all others only join.
  static func prose(_ text: String) -> String {
    let words = text.split(separator: " ").map { word in
      escaped(word, hyphen: word.contains("--") || word.hasPrefix("-") ? #"\-"# : "-")
    }
    let lines = HelpText.wrap(words.joined(separator: " "), to: HelpText.width)
    return lines.map(guarded).joined(separator: "\n")
  }

  /// What is typed or read word by word: an option, a path, a line of a terminal.
  static func literal(_ text: String) -> String {
    guarded(escaped(text, hyphen: #"\-"#))
  }

  /// A line that begins with a dot or a quote would be a request; an invisible character keeps it
  /// text.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? #"\&"# + line : line
  }

  private static func escaped(_ text: some StringProtocol, hyphen: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-": result += hyphen
      case "\\": result += #"\e"#
      case "'": result += #"\(aq"#
      case "`": result += #"\(ga"#
      case "^": result += #"\(ha"#
      case "~": result += #"\(ti"#
      case "\"": result += #"\(dq"#
      // A device without the character would show nothing at all.
      case "…": result += "..."
      case "×": result += #"\(mu"#
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += #"\[u"# + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }
    }
    return result
  }
}
