/// An object that can answer touches and actions, or pass them on; UIKit's `UIResponder`.
open class Responder {
  /// The name in logs, unique in a scene.
  public let id: String

  /// What it needs of the replay; `nil` while it is not part of an application in a session.
  final var stage: Stage?

  private var handlers: [(action: String, handler: (Responder) -> Void)] = []

  /// A responder that takes part in no session yet; `id` is unique in its scene.
  public init(id: String) {
    self.id = id
  }

  /// Who is asked when this responder does not answer.
  open var next: Responder? { nil }

  /// The view whose coordinates a log gives this responder's touches in; `nil` means the screen's.
  var coordinateSpace: View? { nil }

  // MARK: Touches

  /// Fingers went down; passes the call on to `next`, as an override that calls super does.
  open func touchesBegan(_ touches: [Touch], with event: Event?) {
    arriving(.began, touches) { passOn(.began, touches, event) }
  }

  /// Fingers moved; passes the call on to `next`.
  open func touchesMoved(_ touches: [Touch], with event: Event?) {
    arriving(.moved, touches) { passOn(.moved, touches, event) }
  }

  /// Fingers were lifted; passes the call on to `next`.
  open func touchesEnded(_ touches: [Touch], with event: Event?) {
    arriving(.ended, touches) { passOn(.ended, touches, event) }
  }

  /// The touches were taken away; passes the call on to `next`.
  open func touchesCancelled(_ touches: [Touch], with event: Event?) {
    arriving(.cancelled, touches) { passOn(.cancelled, touches, event) }
  }

  /// Passes a touches… call on.
  final func passOn(_ phase: TouchPhase, _ touches: [Touch], _ event: Event?) {
    next?.receive(phase, touches, event, from: self)
  }

  // MARK: Actions

  /// Answers `action` by calling `handler` with its sender.
  ///
  /// It stands for a method of an app's responder that a selector names.
  public final func handle(_ action: String, by handler: @escaping (Responder) -> Void = { _ in }) {
    handlers.append((action, handler))
  }

  /// Whether this responder, and not one further up the chain, answers `action`.
  open func canPerformAction(_ action: String, withSender sender: Responder?) -> Bool {
    handlers.contains { $0.action == action }
  }

  /// Does what `action` asks for; the default calls the handlers that were given to `handle`.
  open func perform(_ action: String, with sender: Responder) {
    for one in handlers where one.action == action { one.handler(sender) }
  }

  /// The first responder from this one on that answers `action`.
  public final func target(forAction action: String, withSender sender: Responder?) -> Responder? {
    var candidate: Responder? = self
    while let one = candidate {
      if one.canPerformAction(action, withSender: sender) { return one }
      candidate = one.next
    }
    return nil
  }
}
