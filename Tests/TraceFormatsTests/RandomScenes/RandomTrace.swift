import TraceCore

/// A trace with its scene, made up from a seed: the same seed makes the same text.
///
/// Up to five fingers press, move, lift and are cancelled in a scene of nested views, controls,
/// scroll views and recognizers of every kind, while the scene changes. Its text is a trace file:
/// `tracectl replay` plays it.
struct RandomTrace {
  /// A view with its recognizers and what it contains.
  struct ViewNode {
    let id: String
    var members: [(key: String, value: JSONText)]
    var gestures: [Gesture] = []
    var subviews: [ViewNode] = []
  }

  struct Gesture {
    let id: String
    var members: [(key: String, value: JSONText)]

    /// The ids of those that it waits for.
    var requirements: [String] = []
    var companions: [String] = []
  }

  struct Sample {
    let microseconds: Int
    let finger: String
    let phase: TouchPhase
    let place: Point
  }

  struct Change {
    let microseconds: Int
    /// The id of the thing that changes; `nil` for an interruption.
    let subject: String?
    let members: [(key: String, value: JSONText)]
  }

  /// What an app's code does in the middle of an event; a trace file cannot say it.
  struct Mischief {
    enum Occasion: String, CaseIterable {
      /// In an action of this name, of which there may be several.
      case action = "MEDDLE"
      /// When any recognizer is asked, which then says yes.
      case shouldBegin
      case shouldReceive
    }

    enum Deed: String, CaseIterable {
      case remove
      case hide
      case disable
      case fail
      case detach

      var isAboutRecognizer: Bool {
        switch self {
        case .remove, .hide: false
        case .disable, .fail, .detach: true
        }
      }
    }

    let occasion: Occasion
    let deed: Deed
    let subject: String

    var text: String { "\(occasion.rawValue) is to \(deed) \(subject)" }
  }

  let profile: Settings.Profile
  var root = ViewNode(id: "root", members: [])
  var samples: [Sample] = []
  var changes: [Change] = []
  var mischief: Mischief?

  /// Whether every press has a finger's name of its own, so that the log tells touches apart.
  var namesEveryPress = true

  /// Whether every finger is up after the last sample.
  var liftsAll = true
}

extension RandomTrace {
  /// The trace file.
  var text: String {
    """
    {
      "version": 1,
      "name": "\(mischief?.text ?? "random")",
      "scene": {
        "window": {"width": \(Int(Self.windowSize.width)), "height": \(Int(Self.windowSize.height))},
        "settings": {"profile": "\(profile)"},
        "views": [
    \(root.lines(indent: 6).joined(separator: "\n"))
        ]
      },
      "touches": [
    \(samples.map { "    \($0.json.text)" }.joined(separator: ",\n"))
      ],
      "changes": [
    \(changes.map { "    \($0.json.text)" }.joined(separator: ",\n"))
      ]
    }

    """
  }

  static let windowSize = Size(width: 375, height: 667)
}

extension RandomTrace.ViewNode {
  fileprivate func lines(indent: Int) -> [String] {
    let blanks = String(repeating: " ", count: indent)
    var all = members
    if !gestures.isEmpty { all.append(("gestures", .array(gestures.map(\.json)))) }
    guard !subviews.isEmpty else { return [blanks + JSONText.object(all).text] }
    let head = JSONText.object(all).text.dropLast()
    var lines = ["\(blanks)\(head), \"subviews\": ["]
    for (index, subview) in subviews.enumerated() {
      lines += subview.lines(indent: indent + 2)
      if index < subviews.count - 1 { lines[lines.count - 1] += "," }
    }
    return lines + ["\(blanks)]}"]
  }
}

extension RandomTrace.Gesture {
  fileprivate var json: JSONText {
    var all = members
    if !requirements.isEmpty { all.append(("requireToFail", .strings(requirements))) }
    if !companions.isEmpty { all.append(("simultaneousWith", .strings(companions))) }
    return .object(all)
  }
}

extension RandomTrace.Sample {
  fileprivate var json: JSONText {
    .object([
      ("time", .number(Double(microseconds) / 1e6)), ("touch", .string(finger)),
      ("phase", .string(phase.rawValue)), ("x", .number(place.x)), ("y", .number(place.y)),
    ])
  }
}

extension RandomTrace.Change {
  fileprivate var json: JSONText {
    .object([("time", .number(Double(microseconds) / 1e6))] + members)
  }
}
