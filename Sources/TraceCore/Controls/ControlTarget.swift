/// Who is told of which events of a control, and by which action.
struct ControlTarget {
  /// `nil` lets the responder chain be searched; a target that is gone gets nothing.
  enum Receiver {
    case responderChain
    case responder(Weak)
  }

  /// A reference that does not keep a target alive (documented: "the control doesn't retain it").
  struct Weak {
    private(set) weak var responder: Responder?

    init(_ responder: Responder) {
      self.responder = responder
    }
  }

  let receiver: Receiver
  let action: String
  var events: Control.Event

  init(_ target: Responder?, action: String, events: Control.Event) {
    receiver = target.map { .responder(Weak($0)) } ?? .responderChain
    self.action = action
    self.events = events
  }

  func isTo(_ target: Responder?) -> Bool {
    switch receiver {
    case .responderChain: target == nil
    case .responder(let weak): target != nil && weak.responder === target
    }
  }
}
