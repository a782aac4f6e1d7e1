/// Who a touch's view is kept waiting by, for reasons.
extension Touch {
  /// Those that hold the begin.
  var holders: [TouchHolder] {
    var holders: [TouchHolder] = []
    if scrollViewHold != nil, !isLifted {
      holders += view.enclosingScrollViews.filter(\.delaysContent).map { .scrollView($0.id) }
    }
    let delaying = recognizers.filter { $0.delaysTouchesBegan && $0.isUndecided(about: self) }
    return holders + delaying.map { .recognizer($0.id) }
  }

  /// The recognizers that hold the end.
  var endHolders: [String] {
    recognizers.filter { $0.delaysTouchesEnded && $0.isUndecided(about: self) }.map(\.id)
  }
}
