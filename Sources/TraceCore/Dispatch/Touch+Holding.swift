/// What keeps a touch from its view for a while.
extension Touch {
  /// Whether a scroll view or a recognizer keeps the view waiting for the begin.
  var isKeptWaiting: Bool {
    (scrollViewHold != nil && !isLifted)
      || recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided(about: self) }
  }

  /// Keeps the begin for a while where the touch is in the content of a scroll view that delays it.
  func beginScrollViewHold(_ clock: VirtualClock) {
    guard !isLifted, view.enclosingScrollViews.contains(where: \.delaysContent) else { return }
    let due = began + UIKitConstants.ScrollView.contentDelay
    scrollViewHold = clock.set(at: due) { [weak self] in self?.scrollViewHold = nil }
  }

  func endScrollViewHold() {
    scrollViewHold?.cancel()
    scrollViewHold = nil
  }
}

extension [Touch] {
  /// The touches of each view, in the order of its first.
  var groupedByView: [[Touch]] {
    var groups: [[Touch]] = []
    for touch in self {
      if let index = groups.firstIndex(where: { $0[0].view === touch.view }) {
        groups[index].append(touch)
      } else {
        groups.append([touch])
      }
    }
    return groups
  }
}
