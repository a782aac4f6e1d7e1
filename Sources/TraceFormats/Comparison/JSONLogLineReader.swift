import TraceCore

/// Reads the lines of a JSON log as the words that a text log would have.
///
/// The words of the last line stay in the reader's buffers until the next one is read.
struct JSONLogLineReader {
  /// What a line says beside its words.
  struct Line {
    /// In microseconds.
    let time: Int64
    let depth: Int32
    let category: LogCategory

    /// The path of the trace, where the log is of several.
    let trace: String?
  }

  let subject = ByteBuffer()
  let callback = ByteBuffer()
  let details = JSONDetailText()

  private static let keys = [
    "trace", "time", "depth", "category", "subject", "callback", "touches", "from", "to", "outside",
    "action", "state", "text", "property", "value", "rule", "at", "responders", "translation",
    "velocity", "scale", "rotation", "direction", "contentOffset", "watch", "returns", "skipped",
  ]

  /// Reads a line that is an object.
  ///
  /// A key that no log has is a mistake: what it says could not be compared.
  func read(_ line: RawSpan) throws(Mistake) -> Line {
    var position = try line.jsonBeginning(expected: "a callback")
    let value = try line.jsonValue(at: &position)
    try line.jsonEnd(at: &position)
    let object = try JSONObject(value, name: "the line", owner: "a callback")
    if let mistake = object.unknownKeys(among: Self.keys).first { throw mistake }

    subject.removeAll()
    subject.append(word: try object.required("subject").string("subject"))
    callback.removeAll()
    let name = try object.required("callback").string("callback")
    callback.append(word: name)
    details.removeAll()
    try appendDetails(of: object, callback: name)
    return Line(
      time: try object.required("time").instant("time").microseconds,
      depth: Int32(
        try object.required("depth").integer("depth", in: 0...Int(Int32.max))),
      category: try object.required("category").word("category"),
      trace: try object["trace"]?.string("trace"))
  }

  private func appendDetails(of object: JSONObject, callback: String) throws(Mistake) {
    if let touches = try object["touches"]?.array("touches") {
      for touch in touches { try append(touch: touch) }
    }
    if callback == "state" {
      try details.append(word: object.required("from"), name: "from")
      details.append("->")
      try details.append(word: object.required("to"), name: "to")
    } else {
      if let sender = object["from"] { try details.append("from=", word: sender) }
      if let outside = object["outside"] { try details.append("outside=", number: outside) }
      try appendAction(of: object)
    }
    if let text = object["text"] { try details.append(text: text) }
    if let value = object["value"] {
      try details.append(property: object["property"], value: value)
    }
    if let rule = object["rule"] { try details.append(word: rule, name: "rule") }
    try appendPlaces(of: object)
    try appendResult(of: object)
  }

  private func appendAction(of object: JSONObject) throws(Mistake) {
    guard let action = object["action"] else { return }
    try details.append(word: action, name: "action")
    if let state = object["state"] {
      try details.append("state=", word: state)
    } else {
      let receiver = try object.required("to")
      if case .null = receiver.content {
        details.append("to=nobody")
      } else {
        try details.append("to=", word: receiver)
      }
    }
  }

  private func appendPlaces(of object: JSONObject) throws(Mistake) {
    if let place = object["at"] { try details.append("at=", point: place) }
    if let responders = try object["responders"]?.array("responders") {
      for (index, responder) in responders.enumerated() {
        if index > 0 { details.append(">") }
        try details.append(word: responder, name: "responders")
      }
    }
    if let vector = object["translation"] { try details.append("translation=", point: vector) }
    if let vector = object["velocity"] { try details.append("velocity=", point: vector) }
    if let scale = object["scale"] { try details.append("scale=", number: scale) }
    if let angle = object["rotation"] { try details.append("rotation=", number: angle) }
    if let direction = object["direction"] { try details.append("direction=", word: direction) }
    if let offset = object["contentOffset"] {
      try details.append("contentOffset=", point: offset)
    }
  }

  private func appendResult(of object: JSONObject) throws(Mistake) {
    if let watch = object["watch"] {
      let watched = try JSONObject(watch, name: "watch", owner: "what is watched")
      for member in watched.members { try details.append(watched: member) }
    }
    if let reason = object["skipped"] {
      details.append("-> skipped (\(try reason.string("skipped")))")
    } else if let value = object["returns"] {
      details.append("->")
      try details.append(value: value, name: "returns")
    }
  }

  private func append(touch value: JSONValue) throws(Mistake) {
    let touch = try JSONObject(value, name: "a touch", owner: "a touch")
    if let mistake = touch.unknownKeys(among: ["touch", "x", "y", "taps"]).first { throw mistake }
    try details.append("touch=", value: touch.required("touch"))
    if touch["x"] != nil || touch["y"] != nil { try details.append("at=", point: value) }
    if let taps = touch["taps"] { try details.append("taps=", number: taps) }
  }
}
