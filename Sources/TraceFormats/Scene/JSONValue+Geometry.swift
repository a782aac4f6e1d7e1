import TraceCore

/// A scene's values in the engine's types.
extension JSONValue {
  /// A number of `range`.
  func number(_ name: String, in range: PartialRangeFrom<Double>) throws(Mistake) -> Double {
    let number = try number(name)
    guard range.contains(number) else {
      throw outOfRange(name, shortText(number), expected: "at least \(shortText(range.lowerBound))")
    }
    return number
  }

  /// A number from `range`.
  func number(_ name: String, in range: ClosedRange<Double>) throws(Mistake) -> Double {
    let number = try number(name)
    guard range.contains(number) else {
      let expected =
        "a number from \(shortText(range.lowerBound)) to \(shortText(range.upperBound))"
      throw outOfRange(name, shortText(number), expected: expected)
    }
    return number
  }

  /// Seconds, none or more.
  func duration(_ name: String) throws(Mistake) -> TimeSpan {
    let end = try instant(name)
    guard end >= .zero else {
      throw outOfRange(name, shortText(end.seconds), expected: "0 seconds or more")
    }
    return end - .zero
  }

  /// `[x, y, width, height]`, the size not negative.
  func rect(_ name: String) throws(Mistake) -> Rect {
    let numbers = try numbers(name, count: 4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      let found = "\(shortText(numbers[2])) wide and \(shortText(numbers[3])) high"
      throw outOfRange(name, found, expected: "a width and a height of at least 0")
    }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `[width, height]`, not negative.
  func size(_ name: String) throws(Mistake) -> Size {
    let numbers = try numbers(name, count: 2)
    guard numbers[0] >= 0, numbers[1] >= 0 else {
      let found = "\(shortText(numbers[0])) wide and \(shortText(numbers[1])) high"
      throw outOfRange(name, found, expected: "a width and a height of at least 0")
    }
    return Size(width: numbers[0], height: numbers[1])
  }

  /// `[x, y]`.
  func point(_ name: String) throws(Mistake) -> Point {
    let numbers = try numbers(name, count: 2)
    return Point(x: numbers[0], y: numbers[1])
  }

  /// `[a, b, c, d, tx, ty]` of a map that can be inverted.
  func transform(_ name: String) throws(Mistake) -> Transform {
    let numbers = try numbers(name, count: 6)
    let transform = Transform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    guard transform.inverse != nil else {
      throw outOfRange(name, "a map onto a line or a point", expected: "one that can be inverted")
    }
    return transform
  }

  /// One distance for all sides, or `[top, left, bottom, right]`.
  func outsets(_ name: String) throws(Mistake) -> Outsets {
    if case .number = content { return Outsets(try number(name)) }
    guard case .array = content else {
      throw wrongType(name, expected: "a number or an array of 4 numbers")
    }
    let numbers = try numbers(name, count: 4)
    return Outsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// Words of a closed set, one alone or in a list, as the option that each stands for.
  func options<Options: OptionSet>(
    _ kind: String, _ known: [(name: String, option: Options)]
  ) throws(Mistake) -> Options {
    if case .array(let elements) = content {
      var options: Options = []
      for element in elements {
        options.formUnion(try element.option(kind, known))
      }
      return options
    }
    return try option(kind, known)
  }

  private func option<Options: OptionSet>(
    _ kind: String, _ known: [(name: String, option: Options)]
  ) throws(Mistake) -> Options {
    let text = try string(kind)
    guard let one = known.first(where: { $0.name == text }) else {
      throw Mistake(at: offset, .unknownWord(kind: kind, text, among: known.map(\.name)))
    }
    return one.option
  }

  /// Texts, one alone or in a list, with their places.
  func strings(_ name: String) throws(Mistake) -> [(text: String, offset: Int)] {
    if case .string(let text) = content { return [(text, offset)] }
    guard case .array(let elements) = content else {
      throw wrongType(name, expected: "a string or an array of strings")
    }
    var strings: [(text: String, offset: Int)] = []
    for element in elements { strings.append((try element.string(name), element.offset)) }
    return strings
  }

  func outOfRange(_ name: String, _ found: String, expected: String) -> Mistake {
    Mistake(at: offset, .outOfRange(name: name, found: found, expected: expected))
  }
}

/// A number as people write it: no `.0` behind a whole one.
func shortText(_ number: Double) -> String {
  let text = "\(number)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
