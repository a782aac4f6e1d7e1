import TraceCore

/// Lets a closure run when touches arrive, and passes nothing on.
final class Notifier: View {
  var notify: [TouchPhase: () -> Void] = [:]

  override func touchesBegan(_ touches: [Touch], with event: Event?) { notify[.began]?() }

  override func touchesMoved(_ touches: [Touch], with event: Event?) { notify[.moved]?() }

  override func touchesEnded(_ touches: [Touch], with event: Event?) { notify[.ended]?() }

  override func touchesCancelled(_ touches: [Touch], with event: Event?) {
    notify[.cancelled]?()
  }
}
