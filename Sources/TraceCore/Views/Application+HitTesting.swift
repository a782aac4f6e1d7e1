extension Application {
  /// The view that a finger hits at `location`, in points on the screen.
  ///
  /// The window that was shown last is asked first.
  final func hitTest(_ location: Point, with event: Event) -> View? {
    for window in windows.reversed() {
      guard let view = window.askHitTest(window.fromSuperview(location), with: event) else {
        continue
      }
      logChain(from: view)
      explainCovering(by: window, at: location)
      return view
    }
    return nil
  }

  private func logChain(from view: View) {
    guard let log = stage?.log, log.records(.hit) else { return }
    var chain: [String] = []
    var responder: Responder? = view
    while let one = responder {
      chain.append(one.id)
      responder = one.next
    }
    log.note(.chain(chain), of: id)
  }

  private func explainCovering(by front: Window, at location: Point) {
    guard let log = stage?.log, log.explains else { return }
    for window in windows.prefix(while: { $0 !== front }).reversed() {
      window.explainCovered(by: front, at: window.fromSuperview(location))
    }
  }
}
