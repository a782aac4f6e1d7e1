extension View {
  /// Lets `recognizer` watch the touches in this view and what it contains.
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  /// Takes a recognizer away; one that is under way is cancelled, one with touches fails.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arbiter?.drop(recognizer)
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// How many superviews the view has.
  final var depth: Int {
    var count = 0
    var one = superview
    while let view = one {
      count += 1
      one = view.superview
    }
    return count
  }

  /// Whether the view comes before `other`, which has as many superviews, in the scene.
  final func isBefore(_ other: View) -> Bool {
    guard let parent = superview, let otherParent = other.superview else {
      let windows = window?.application?.windows ?? []
      return (windows.firstIndex { $0 === self } ?? 0) < (windows.firstIndex { $0 === other } ?? 0)
    }
    if parent !== otherParent { return parent.isBefore(otherParent) }
    let siblings = parent.subviews
    return (siblings.firstIndex { $0 === self } ?? 0) < (siblings.firstIndex { $0 === other } ?? 0)
  }
}
