/// The details of a JSON line as words: with exact numbers, and with those of a text log.
final class JSONDetailText {
  let exact = ByteBuffer()
  let rounded = ByteBuffer()

  func removeAll() {
    exact.removeAll()
    rounded.removeAll()
  }

  /// Appends words that stand for themselves.
  func append(_ words: String) {
    beginWord()
    write { $0.append(text: words) }
  }

  func append(word value: JSONValue, name: String) throws(Mistake) {
    try append("", word: value, name: name)
  }

  /// Appends `key` and the word that `value` has to be.
  func append(_ key: String, word value: JSONValue, name: String? = nil) throws(Mistake) {
    let word = try value.string(name ?? String(key.dropLast()))
    beginWord(key)
    write { $0.append(word: word) }
  }

  func append(_ key: String, number value: JSONValue) throws(Mistake) {
    let number = try value.number(String(key.dropLast()))
    beginWord(key)
    write(number)
  }

  /// Appends `key` and the `x` and `y` of an object.
  func append(_ key: String, point value: JSONValue) throws(Mistake) {
    let point = try JSONObject(value, name: String(key.dropLast()), owner: "a point")
    let x = try point.required("x").number("x")
    let y = try point.required("y").number("y")
    beginWord(key)
    write(x)
    write { $0.append(.comma) }
    write(y)
  }

  /// Appends a text, blanks included; several of them count as one.
  func append(text value: JSONValue) throws(Mistake) {
    beginWord()
    write(text: try value.string("text"))
  }

  /// Appends `property=value`, or the value alone.
  func append(property: JSONValue?, value: JSONValue) throws(Mistake) {
    if let property {
      try append(word: property, name: "property")
      write { $0.append(.equals) }
    } else {
      beginWord()
    }
    if case .string(let text) = value.content {
      write(text: text)
    } else {
      try write(value, name: "value")
    }
  }

  func append(watched member: JSONMember) throws(Mistake) {
    beginWord()
    write {
      $0.append(word: member.key)
      $0.append(.equals)
    }
    try write(member.value, name: "watch")
  }

  /// Appends `key` and a value of any kind as one word.
  func append(_ key: String = "", value: JSONValue, name: String = "touch") throws(Mistake) {
    beginWord(key)
    try write(value, name: name)
  }

  private func write(_ value: JSONValue, name: String) throws(Mistake) {
    switch value.content {
    case .null: write { $0.append("nil") }
    case .bool(let flag): write { $0.append(flag ? "true" : "false") }
    case .number(let number): write(number.value)
    case .string(let text): write { $0.append(word: text) }
    case .array(let elements):
      for (index, element) in elements.enumerated() {
        if index > 0 { write { $0.append(.comma) } }
        write(try element.number(name))
      }
    case .object:
      throw value.wrongType(name, expected: "a plain value or an array of numbers")
    }
  }

  private func write(_ number: Double) {
    exact.append(exact: number)
    rounded.append(rounded: number)
  }

  private func write(text: String) {
    write { buffer in
      for (index, word) in text.split(separator: " ").enumerated() {
        if index > 0 { buffer.append(.blank) }
        buffer.append(text: String(word))
      }
    }
  }

  private func beginWord(_ key: String = "") {
    write {
      if !$0.isEmpty { $0.append(.blank) }
      if !key.isEmpty { $0.append(text: key) }
    }
  }

  private func write(_ body: (ByteBuffer) -> Void) {
    body(exact)
    body(rounded)
  }
}
