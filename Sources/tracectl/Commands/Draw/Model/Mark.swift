import TraceCore

/// Something that happened at a place of a finger's path.
struct Mark: Hashable, Sendable {
  enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A control event that is none of the following.
    case event

    /// The finger left the area that counts as inside.
    case exit

    /// The finger came back into it.
    case enter

    /// A view or a control lost the touch.
    case cancel

    /// A recognizer changed its state.
    case recognizer
  }

  let time: Instant
  let place: PressBook.Place
  let kind: Kind

  /// Whose event it is.
  let subject: String

  /// The event's, call's or state's.
  let name: String
}

extension Mark.Kind {
  init(_ event: Control.Event) {
    switch event {
    case .touchDragExit: self = .exit
    case .touchDragEnter: self = .enter
    case .touchCancel: self = .cancel
    default: self = .event
    }
  }
}

extension Control.Event {
  /// Whether it can come with every move of a finger.
  var isContinuous: Bool {
    self == .touchDragInside || self == .touchDragOutside || self == .valueChanged
  }
}
