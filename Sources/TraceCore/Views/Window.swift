/// The root of a tree of views; UIKit's `UIWindow`.
open class Window: View {
  /// The application that shows the window; it clears the reference when it goes.
  public internal(set) unowned var application: Application?

  /// The controller whose view is added to the window.
  public var rootViewController: ViewController? {
    didSet {
      oldValue?.view?.removeFromSuperview()
      if let view = rootViewController?.view { addSubview(view) }
    }
  }

  /// - Parameters:
  ///   - id: The name in logs.
  ///   - size: Of the screen, in points; the window lies at its origin.
  public init(id: String = "window", size: Size) {
    super.init(id: id, frame: Rect(origin: .zero, size: size))
    window = self
  }

  open override var next: Responder? { nextOverride ?? viewController ?? application }

  /// Gives the event's touches in this window to their recognizers and views.
  ///
  /// An override that does not call super swallows the event.
  open func sendEvent(_ event: Event) {
    application?.dispatcher?.deliver(to: self, event)
  }

  override func join(_ window: Window?, _ stage: Stage?) {
    super.join(self, stage)
  }
}
