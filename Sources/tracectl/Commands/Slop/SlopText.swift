import TraceCore
import TraceFormats

/// What was found, for people: a paragraph a press.
struct SlopText {
  /// The only control that was asked for.
  let view: String?

  let isColored: Bool

  /// No line is longer, unless a single word of it is, in columns.
  private static let width = 100

  /// What was found, below `head`, what a log of the replay begins with.
  func text(of findings: SlopFindings, head: [String]) -> String {
    var lines: [String] = []
    for press in findings.presses { lines += [""] + paragraph(press) }
    let untracked = sentences(findings)
    if !untracked.isEmpty { lines += [""] + untracked }
    return head.map(LogNotation.comment).joined() + lines.map { $0 + "\n" }.joined()
  }

  private func paragraph(_ findings: PressFindings) -> [String] {
    let press = findings.press
    let touch = LogNotation.word("\(press.key.touch)")
    var lines = [
      "\(LogNotation.word(press.key.control)) (\(findings.kind.rawValue)), touch \(touch) "
        + "from \(LogNotation.time(press.trackedSince))"
    ]
    lines += facts(press)
    lines.append("")
    lines += table(findings)
    lines += notes(findings).flatMap { wrapped([$0], first: "  ", next: "  ", separator: " ") }
    return lines
  }

  // MARK: The measurements

  private func facts(_ press: RecordedPress) -> [String] {
    var rows = [
      ["slop in force", LogNotation.rounded(press.slop), SlopNotation.origin(press.source)]
    ]
    for (time, slop) in press.laterSlops {
      rows.append(["", LogNotation.rounded(slop), "from \(LogNotation.time(time)) on"])
    }
    if let farthest = press.farthest { rows.append(fact("farthest outside", farthest)) }
    if let lift = press.lift { rows.append(fact("at the lift", lift)) }
    return Self.aligned(rows)
  }

  private func fact(_ name: String, _ measurement: SlopMeasurement) -> [String] {
    let margin =
      switch measurement.verdict {
      case .pointInside: ""
      case .inBounds, .withinSlop, .outside, nil:
        "margin \(LogNotation.rounded(measurement.margin))"
      }
    return [
      name, SlopNotation.distance(measurement.need), "at \(LogNotation.time(measurement.time))",
      margin, words(measurement.verdict),
    ]
  }

  private func words(_ verdict: ControlPlace.Verdict?) -> String {
    switch verdict {
    case .inBounds: "in the bounds"
    case .withinSlop: "inside"
    case .pointInside: "inside: point(inside:) is true"
    case .outside: "outside"
    case nil: "not looked at"
    }
  }

  /// Cells in columns, two blanks apart.
  private static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = " "
      for (cell, width) in zip(row, widths) where width > 0 {
        line += " " + padded(cell, width + 1)
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  // MARK: The table

  private func table(_ findings: PressFindings) -> [String] {
    let marks = SlopMarks(findings.press)
    var rows = findings.table.lines.map { line in
      (
        range: SlopNotation.text(line.range), marks: marks.text(line.range),
        pieces: SlopEventText.pieces(line.content), isInForce: marks.isInForce(line.range)
      )
    }
    if !findings.isComplete, let last = findings.table.lines.last {
      let rest = SlopRange(lower: last.range.upper, upper: .infinity)
      rows.append((SlopNotation.text(rest), marks.text(rest), ["not examined"], false))
    }
    let rangeWidth = rows.map(\.range.count).max() ?? 0
    let marksWidth = rows.map(\.marks.count).max() ?? 0
    var lines: [String] = []
    for row in rows {
      var head = (row.isInForce ? "* " : "  ") + Self.padded(row.range, rangeWidth + 2)
      if marksWidth > 0 { head += Self.padded(row.marks, marksWidth + 2) }
      let text = entry(head, row.pieces)
      lines += row.isInForce && isColored ? text.map { "\u{1B}[1m\($0)\u{1B}[0m" } : text
    }
    let width = 2 + rangeWidth + 2 + (marksWidth > 0 ? marksWidth + 2 : 0)
    let strict = Self.padded("  StrictBoundsButton  ", width)
    return lines + entry(strict, Self.pieces(findings))
  }

  /// The pieces beside `head`, or below it where that is wide.
  private func entry(_ head: String, _ pieces: [String]) -> [String] {
    if head.count <= Self.width / 2 {
      return wrapped(pieces, first: head, next: Self.padded("", head.count))
    }
    let indentation = Self.padded("", 6)
    return wrapped([head], first: "", next: "")
      + wrapped(pieces, first: indentation, next: indentation)
  }

  private static func pieces(_ findings: PressFindings) -> [String] {
    switch findings.strict {
    case .outcome(let outcome): SlopEventText.pieces(outcome)
    case .untracked: ["would not have tracked this touch"]
    case .isOne: ["is what the control is"]
    case .notComparable: ["not comparable: a \(findings.kind.rawValue) is more than a button"]
    }
  }

  /// Pieces by commas, in lines of at most `width` columns.
  private func wrapped(
    _ pieces: [String], first: String, next: String, separator: String = ", "
  ) -> [String] {
    var lines: [String] = []
    var line = first
    var isEmpty = true
    for (index, piece) in pieces.enumerated() {
      let text = index + 1 < pieces.count ? piece + separator : piece
      let length = text.last == " " ? text.count - 1 : text.count
      if !isEmpty, line.count + length > Self.width {
        lines.append(line)
        line = next
      }
      line += text
      isEmpty = false
    }
    lines.append(line)
    return lines.map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  // MARK: Sentences

  private func notes(_ findings: PressFindings) -> [String] {
    var notes: [String] = []
    let table = findings.table
    switch table.merging {
    case .none: break
    case .times:
      notes.append(
        "\(table.rowCount) rows in \(table.lines.count) lines: rows that differ only in their "
          + "times stand together.")
    case .crossings:
      notes.append(
        "\(table.rowCount) rows in \(table.lines.count) lines: rows with crossings and the same "
          + "end stand together.")
    }
    if table.merging != .none {
      notes.append("--all-rows gives each a line; the rows of marked slops have one of their own.")
    }
    if case .samples(let replayed, let count) = findings.proof {
      notes.append(
        "Computed from the samples; replays at \(replayed) of \(count) slops came to the same.")
    }
    if !findings.isComplete {
      notes.append("Rules make more depend on the slop than the distance: replays ran out.")
    }
    if !findings.press.laterSlops.isEmpty {
      notes.append("The slop in force changed; a row is of one slop all along.")
    }
    return notes
  }

  private func sentences(_ findings: SlopFindings) -> [String] {
    var sentences: [String] = []
    if findings.presses.isEmpty {
      let verb = findings.isAboutControl ? "tracked no touch" : "is no control: it tracks nothing"
      let whole = view.map { "\(LogNotation.word($0)) \(verb)." }
      sentences.append(whole ?? "No control tracked a touch.")
    }
    let wanted = findings.untracked.filter { touch in
      // Where something tracked, only what a control did not want is news.
      findings.presses.isEmpty || touch.reason.control != nil
    }
    sentences += wanted.prefix(SlopTable.limit).map(Self.sentence)
    let more = wanted.count - SlopTable.limit
    if more > 0 { sentences.append("So it was with \(more) more.") }
    return sentences
  }

  private static func sentence(_ touch: UntrackedTouch) -> String {
    let head = "Touch \(LogNotation.word("\(touch.touch)")) at \(LogNotation.time(touch.time)) "
    switch touch.reason {
    case .hitNothing: return head + "hit nothing."
    case .hitView(let id): return head + "hit \(LogNotation.word(id)), which is no control."
    case .refused(let id):
      return head + "hit \(LogNotation.word(id)), whose beginTracking returned false."
    case .notTracked(let id): return head + "hit \(LogNotation.word(id)), which did not track it."
    }
  }
}
