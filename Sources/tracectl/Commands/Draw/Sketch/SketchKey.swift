import TraceCore
import TraceFormats

/// What the signs of a sketch stand for.
struct SketchKey {
  struct Entry {
    let place: PressBook.Place
    let time: Instant

    /// What stands at its place, which others may have too.
    var sign: Unicode.Scalar
    let text: String
    let finger: Int
  }

  /// In the order of time.
  private(set) var entries: [Entry] = []

  /// A sketch tells so many; a picture or the log has room for all.
  private static let limit = 40

  private let drawing: Drawing
  private let naming: MarkNaming

  init(_ drawing: Drawing) {
    self.drawing = drawing
    naming = MarkNaming(drawing.marks)
    var groups: [PressBook.Place: [Mark]] = [:]
    for mark in drawing.marks { groups[mark.place, default: []].append(mark) }
    var places: [(place: PressBook.Place, time: Instant)] = []
    for (index, press) in drawing.presses.enumerated() {
      for (point, time) in press.times.enumerated() {
        let place = PressBook.Place(press: index, point: point)
        let isEnd = point == 0 || point == press.points.count - 1
        if isEnd || groups[place] != nil { places.append((place, time)) }
      }
    }
    let order = places.indices.sorted {
      (places[$0].time, $0) < (places[$1].time, $1)
    }
    var letters = 0
    for index in order {
      let place = places[index].place
      add(place, places[index].time, groups[place] ?? [], &letters)
    }
  }

  private mutating func add(
    _ place: PressBook.Place, _ time: Instant, _ marks: [Mark], _ letters: inout Int
  ) {
    let press = drawing.presses[place.press]
    let crossing = marks.first { $0.kind == .exit || $0.kind == .enter }
    let sign: Unicode.Scalar
    if place.point == 0 {
      sign = SketchSign.down
    } else if place.point == press.points.count - 1 {
      sign = SketchSign.ending(press.ending)
    } else if let crossing {
      let way = press.points[place.point] - press.points[place.point - 1]
      sign = SketchSign.crossing(isExit: crossing.kind == .exit, way)
    } else {
      sign = SketchSign.letter(letters)
      letters += 1
    }
    entries.append(
      Entry(
        place: place, time: time, sign: sign, text: text(place, press, marks),
        finger: press.finger))
  }

  /// The picture has `sign` where this entry is.
  mutating func show(_ sign: Unicode.Scalar, for entry: Int) {
    entries[entry].sign = sign
  }

  /// `finger 2 lifted: touchUpInside, primaryActionTriggered`.
  private func text(_ place: PressBook.Place, _ press: Press, _ marks: [Mark]) -> String {
    var action: String?
    if place.point == 0 {
      action = "down"
    } else if place.point == press.points.count - 1 {
      action =
        switch press.ending {
        case .lifted: "lifted"
        case .cancelled: "cancelled"
        case .down: "still down"
        }
    }
    let names = marks.map { mark in
      let late = mark.time == press.times[place.point] ? "" : " at \(LogNotation.time(mark.time))"
      return naming.name(mark) + late
    }
    let finger = drawing.fingers.count > 1 ? "finger \(drawing.fingers[press.finger])" : nil
    let head = [finger, action].compactMap(\.self).joined(separator: " ")
    return [head, names.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// The lines of the key; none is longer than `width` columns.
  func lines(width: Int, slops: [Double], ink: SketchInk) -> [String] {
    var lines = entries.prefix(Self.limit).map { entry in
      let sign = ink.paint(entry.sign, finger: entry.finger)
      let head = "  \(LogNotation.time(entry.time))  "
      let room = max(8, width - head.count - 3)
      return "  \(sign)" + head + DrawnText(entry.text).shortened(to: room)
    }
    if entries.count > Self.limit {
      lines.append("  … and \(entries.count - Self.limit) more")
    }
    if !slops.isEmpty {
      let points = slops.map(MarkupBuffer.numeral).joined(separator: ", ")
      let text = DrawnText("counts as inside: \(points) points around the bounds")
      lines.append("  ·  \(text.shortened(to: max(8, width - 5)))")
    }
    return lines
  }
}
