/// Who is told of a gesture, and by which action.
struct GestureTarget {
  weak var responder: Responder?
  let isResponderChain: Bool
  let action: String
}

extension GestureRecognizer {
  /// Lets `target` be told of every state but failed; a discrete gesture has only `ended`.
  ///
  /// - Parameters:
  ///   - target: `nil` lets the responders from the view on be searched.
  ///   - action: The action's name; see `Responder.handle(_:by:)`.
  public final func addTarget(_ target: Responder?, action: String) {
    targets.append(
      GestureTarget(responder: target, isResponderChain: target == nil, action: action))
  }

  /// Stops telling `target`; without an action, of all its actions.
  public final func removeTarget(_ target: Responder?, action: String?) {
    targets.removeAll { one in
      (target == nil || one.responder === target) && (action == nil || one.action == action)
    }
  }

  /// Sends the actions of the present state, each with its line above what it does.
  final func sendActions() {
    guard let view, let log = view.stage?.log else { return }
    let state = state
    for target in targets where self.state == state {
      let receiver =
        target.isResponderChain
        ? view.target(forAction: target.action, withSender: view) : target.responder
      log.enter(.gestureAction(target.action, state: state, details()), of: id)
      receiver?.perform(target.action, with: view)
      log.leave(.gesture, returning: nil, watched: watch?() ?? [])
    }
    acted(in: state)
  }
}

/// What an action line says of a gesture besides its state.
public enum GestureDetails: Hashable, Sendable {
  case none
  /// The place in the view, in points.
  case place(Point)
  /// In the view's coordinates, in points and points per second.
  case pan(translation: Point, velocity: Point)
  case pinch(scale: Double)
  /// In radians, clockwise.
  case rotation(Double)
  case swipe(SwipeGestureRecognizer.Direction)
}
