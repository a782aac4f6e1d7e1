/// Where a view stands among others.
extension View {
  /// Puts `view` in front of the other subviews.
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` behind the subview that is at `index`.
  public final func insertSubview(_ view: View, at index: Int) {
    precondition(!isDescendant(of: view), "\(view.id) cannot contain itself")
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(index, subviews.count))
      return
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.join(window, stage)
    view.geometryChanged()
  }

  /// Takes the view out of its superview; touches in it and what it contains are cancelled first.
  public final func removeFromSuperview() {
    guard let superview else { return }
    stage?.log.note(.removed, of: id)
    window?.application?.dispatcher?.cancelTouches(in: self)
    superview.subviews.removeAll { $0 === self }
    leaveSuperview()
  }

  final func leaveSuperview() {
    superview = nil
    join(nil, nil)
    geometryChanged()
  }

  /// Whether this view is `view` or inside of it.
  public final func isDescendant(of view: View) -> Bool {
    var one: View? = self
    while let candidate = one {
      if candidate === view { return true }
      one = candidate.superview
    }
    return false
  }
}
