/// Holds the windows, hands them events and sends actions; UIKit's `UIApplication`.
open class Application: Responder {
  /// In the order in which they were shown; the last lies in front.
  public private(set) var windows: [Window] {
    get { shown }
    set { shown = newValue }
  }

  /// Stored apart from its public face, as in `View`.
  private var shown: [Window] = []

  /// The last responder of every chain.
  public var delegate: Responder? {
    didSet { delegate?.stage = stage }
  }

  /// Finds the touches' views and delivers to them, while a session runs.
  var dispatcher: TouchDispatcher?

  public override init(id: String = "application") {
    super.init(id: id)
  }

  deinit {
    for window in windows { window.application = nil }
  }

  open override var next: Responder? { delegate }

  /// Shows `window` in front of the others.
  public func show(_ window: Window) {
    window.application?.windows.removeAll { $0 === window }
    windows.append(window)
    window.application = self
    window.join(window, stage)
  }

  /// Hands the event to each window that has touches in it, in the order in which these began.
  open func sendEvent(_ event: Event) {
    for window in windows.count == 1 ? windows : touchedWindows(event) { window.sendEvent(event) }
  }

  private func touchedWindows(_ event: Event) -> [Window] {
    var touched: [Window] = []
    for touch in event.allTouches {
      guard let window = touch.window, !touched.contains(where: { $0 === window }) else { continue }
      touched.append(window)
    }
    return touched
  }

  /// Sends an action to `target` or, without one, to the first responder from `sender` on that
  /// answers it.
  ///
  /// - Returns: Whether somebody received it.
  @discardableResult
  open func sendAction(
    _ action: String, to target: Responder?, from sender: Responder, for event: Event?
  ) -> Bool {
    let receiver = target ?? sender.target(forAction: action, withSender: sender)
    stage?.log.enter(.action(action, to: receiver?.id), of: sender.id)
    receiver?.perform(action, with: sender)
    stage?.log.leave()
    return receiver != nil
  }

  /// The application and all that it holds take part in a replay.
  func join(_ stage: Stage, _ dispatcher: TouchDispatcher) {
    leave()
    self.stage = stage
    self.dispatcher = dispatcher
    delegate?.stage = stage
    for window in windows { window.join(window, stage) }
  }

  /// The replay is over: nothing is logged any more, and fingers that are still down are let go.
  func leave() {
    stage = nil
    delegate?.stage = nil
    for window in windows { window.join(window, nil) }
    dispatcher?.letGo()
    dispatcher = nil
  }
}
