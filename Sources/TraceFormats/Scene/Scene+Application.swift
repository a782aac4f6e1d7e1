public import TraceCore

extension Scene {
  /// A scene that was built in Swift: the changes of a trace find its views, recognizers and
  /// controllers by their ids, of several with one id the first.
  public convenience init(application: Application) {
    var objects = SceneObjects()
    for window in application.windows { objects.add(tree: window) }
    objects.add(.responder(application))
    if let delegate = application.delegate { objects.add(.responder(delegate)) }
    self.init(application: application, settings: SceneSettings(), objects: objects)
  }
}

extension SceneObjects {
  /// Adds a view with all that is in it, the ones behind before the ones in front.
  fileprivate mutating func add(tree root: View) {
    var waiting = [root]
    while let view = waiting.popLast() {
      add(.view(view))
      if let controller = view.viewController { add(.responder(controller)) }
      for recognizer in view.gestureRecognizers { add(.recognizer(recognizer)) }
      waiting += view.subviews.reversed()
    }
  }
}
