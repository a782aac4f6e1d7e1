import TraceCore

/// A key of a scene file that sets one property, at the beginning or by a change.
struct SceneProperty<Owner: AnyObject> {
  let name: String

  /// Reads the value and tells how to give it to an owner.
  let read: (JSONValue) throws(Mistake) -> SceneAssignment<Owner>

  init(
    _ name: String, read: @escaping (JSONValue) throws(Mistake) -> SceneAssignment<Owner>
  ) {
    self.name = name
    self.read = read
  }
}

/// A value of the right type on its way to a property.
struct SceneAssignment<Owner: AnyObject> {
  /// As the log shows it.
  let value: LogValue
  let apply: (Owner) -> Void

  init(_ value: LogValue, apply: @escaping (Owner) -> Void) {
    self.value = value
    self.apply = apply
  }

  func bound(to owner: Owner) -> BoundAssignment {
    BoundAssignment(value: value) { apply(owner) }
  }
}

/// A value on its way to the property of one thing.
struct BoundAssignment {
  let value: LogValue
  let apply: () -> Void
}

// MARK: The kinds of values

extension SceneProperty {
  typealias Path<Value> = ReferenceWritableKeyPath<Owner, Value>

  static func bool(_ name: String, _ path: Path<Bool>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.bool(name)
      return SceneAssignment(.bool(value)) { $0[keyPath: path] = value }
    }
  }

  static func number(_ name: String, _ path: Path<Double>, in range: ClosedRange<Double>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.number(name, in: range)
      return SceneAssignment(.number(value)) { $0[keyPath: path] = value }
    }
  }

  /// Any number.
  static func real(_ name: String, _ path: Path<Double>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.number(name)
      return SceneAssignment(.number(value)) { $0[keyPath: path] = value }
    }
  }

  /// A distance, none or more.
  static func distance(_ name: String, _ path: Path<Double>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.number(name, in: 0...)
      return SceneAssignment(.number(value)) { $0[keyPath: path] = value }
    }
  }

  static func count(_ name: String, _ path: Path<Int>, from least: Int) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.integer(name, in: least...Int.max)
      return SceneAssignment(.number(Double(value))) { $0[keyPath: path] = value }
    }
  }

  static func duration(_ name: String, _ path: Path<TimeSpan>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.duration(name)
      return SceneAssignment(.number(value.seconds)) { $0[keyPath: path] = value }
    }
  }

  static func rect(_ name: String, _ path: Path<Rect>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.rect(name)
      let numbers = [value.minX, value.minY, value.width, value.height]
      return SceneAssignment(.numbers(numbers)) { $0[keyPath: path] = value }
    }
  }

  static func size(_ name: String, _ path: Path<Size>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.size(name)
      return SceneAssignment(.numbers([value.width, value.height])) { $0[keyPath: path] = value }
    }
  }

  static func point(_ name: String, _ path: Path<Point>) -> Self {
    Self(name) { json throws(Mistake) in
      let value = try json.point(name)
      return SceneAssignment(.numbers([value.x, value.y])) { $0[keyPath: path] = value }
    }
  }

  static func word<Word: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ path: Path<Word>
  ) -> Self {
    Self(name) { json throws(Mistake) in
      let value: Word = try json.word(name)
      return SceneAssignment(.text(value.rawValue)) { $0[keyPath: path] = value }
    }
  }
}
