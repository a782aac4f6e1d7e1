/// A responder between its root view and that view's superview; UIKit's `UIViewController`.
open class ViewController: Responder {
  /// The root view.
  public var view: View? {
    didSet {
      oldValue?.viewController = nil
      view?.viewController = self
      stage = view?.stage
    }
  }

  /// The controller that presented this one, if one did.
  public weak var presentingViewController: ViewController?

  /// The presenting controller if there is one, else the root view's superview.
  ///
  /// Documented: `UIResponder.next`.
  open override var next: Responder? { presentingViewController ?? view?.superview ?? windowOfRoot }

  override var coordinateSpace: View? { view }

  /// A window's own controller stands between the window and the application.
  private var windowOfRoot: Responder? {
    (view as? Window)?.application
  }
}
