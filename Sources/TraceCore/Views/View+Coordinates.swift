extension View {
  /// A point of this view's coordinates in those of `view`, in points.
  ///
  /// `nil` asks for the screen's.
  public func convert(_ point: Point, to view: View?) -> Point {
    let onScreen = (fromScreen.inverse ?? .identity)(point)
    return view.map { $0.fromScreen(onScreen) } ?? onScreen
  }

  /// A point of `view`'s coordinates in those of this view, in points.
  ///
  /// `nil` stands for the screen's.
  public func convert(_ point: Point, from view: View?) -> Point {
    view.map { $0.convert(point, to: self) } ?? fromScreen(point)
  }
}
