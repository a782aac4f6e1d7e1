import TraceCore

/// Marks at one place, drawn as one.
struct MarkGroup: Hashable, Sendable {
  let place: PressBook.Place
  let time: Instant

  /// At least one, in the order in which they happened.
  var marks: [Mark]

  /// The most telling kind of all.
  var kind: Mark.Kind {
    let order: [Mark.Kind] = [.exit, .enter, .cancel, .recognizer, .event]
    return order.first { kind in marks.contains { $0.kind == kind } } ?? .event
  }

  /// Groups neighbours of `marks`.
  static func groups(of marks: [Mark]) -> [Self] {
    var groups: [Self] = []
    for mark in marks {
      if let last = groups.indices.last, groups[last].place == mark.place {
        groups[last].marks.append(mark)
      } else {
        groups.append(Self(place: mark.place, time: mark.time, marks: [mark]))
      }
    }
    return groups
  }
}

/// How marks are named where there is little room.
struct MarkNaming {
  /// The only subject of control events, which needs no mention.
  private let onlySubject: String?

  init(_ marks: [Mark]) {
    let subjects = Set(marks.filter { $0.kind != .recognizer }.map(\.subject))
    onlySubject = subjects.count == 1 ? subjects.first : nil
  }

  func name(_ mark: Mark) -> String {
    mark.subject == onlySubject && mark.kind != .recognizer
      ? mark.name : "\(mark.subject) \(mark.name)"
  }
}
