import TraceCore

/// Something in a scene that names another thing by its id, which may stand further below.
struct SceneReference {
  private let id: String
  private let place: Int
  private let connect: (SceneObject) throws(Mistake) -> Bool
  private let expected: String

  private init(
    _ id: String, at place: Int, expected: String,
    connect: @escaping (SceneObject) throws(Mistake) -> Bool
  ) {
    self.id = id
    self.place = place
    self.expected = expected
    self.connect = connect
  }

  /// The id of a responder.
  init(
    _ value: JSONValue, _ name: String, connect: @escaping (Responder) -> Void
  ) throws(Mistake) {
    self.init(
      try value.string(name), at: value.offset, expected: "the id of a view or a controller"
    ) { object throws(Mistake) in
      guard let responder = object.responder else { return false }
      connect(responder)
      return true
    }
  }

  /// The id of a controller.
  init(
    _ value: JSONValue, _ name: String, connect: @escaping (ViewController) -> Void
  ) throws(Mistake) {
    self.init(
      try value.string(name), at: value.offset, expected: "the id of a controller"
    ) { object throws(Mistake) in
      guard let controller = object.responder as? ViewController else { return false }
      connect(controller)
      return true
    }
  }

  /// The id of a recognizer that has to fail first.
  init(_ id: String, at place: Int, requirementOf recognizer: GestureRecognizer) {
    self.init(id, at: place, expected: "the id of a recognizer") { object throws(Mistake) in
      guard case .recognizer(let other) = object else { return false }
      guard !other.waits(for: recognizer) else {
        throw Mistake(
          at: place,
          .invalid(
            other === recognizer
              ? "\(quoted(id)) is to wait for itself; expected another recognizer"
              : "\(quoted(recognizer.id)) and \(quoted(id)) would wait for each other; "
                + "expected requirements without a cycle"))
      }
      recognizer.require(toFail: other)
      return true
    }
  }

  /// The id of a recognizer that needs nothing done.
  init(recognizer id: String, at place: Int) {
    self.init(id, at: place, expected: "the id of a recognizer") { object throws(Mistake) in
      if case .recognizer = object { true } else { false }
    }
  }

  /// Connects the two.
  func resolve(among objects: SceneObjects) throws(Mistake) {
    guard let object = objects[id] else {
      throw Mistake(at: place, .unknownID(id, among: objects.ids))
    }
    guard try connect(object) else {
      throw Mistake(
        at: place, .invalid("\(quoted(id)) is something else here; expected \(expected)"))
    }
  }
}
