import TraceCore

/// Where everything of one window is in a picture.
struct PicturePanel: Sendable {
  let window: Int

  /// How far the window's coordinates are moved, in points.
  var origin = Point.zero

  /// What the panel shows, in the window's coordinates.
  let area: Rect

  /// What happens in it, with the labels; `nil` where nothing does.
  let center: Rect?

  let labels: [PictureLabel]
}

/// A drawing as a plane figure: the windows side by side, each with what happened in it.
struct PictureLayout: Sendable {
  let drawing: Drawing

  /// The views when the first finger touches.
  let figures: [ViewFigure]

  /// The views when everything has happened.
  let laterFigures: [ViewFigure]

  /// The marks of each place.
  let groups: [MarkGroup]

  /// Of each press, the points that make its shape and those that have dots.
  let paths: [PicturePath]

  let panels: [PicturePanel]

  /// Between windows, in points.
  private static let gap = 32.0

  init(_ drawing: Drawing) {
    self.drawing = drawing
    figures = drawing.scene.figures(drawing.scene.states(at: drawing.firstTouch))
    laterFigures = drawing.scene.figures(drawing.scene.finalStates)
    groups = MarkGroup.groups(of: drawing.marks)
    paths = PicturePath.paths(of: drawing)
    let planner = PanelPlanner(
      drawing: drawing, figures: figures, groups: groups, paths: paths)
    var panels = (0..<drawing.scene.windowCount).map(planner.panel)
    var right = 0.0
    let top = panels.map(\.area.minY).min() ?? 0
    for index in panels.indices {
      panels[index].origin = Point(x: right - panels[index].area.minX, y: -top)
      right += panels[index].area.width + Self.gap
    }
    self.panels = panels
  }

  /// Around all panels, in points.
  var area: Rect {
    union(of: panels.map { ($0, $0.area) }) ?? Rect(x: 0, y: 0, width: 1, height: 1)
  }

  /// Around what happens, where that is much less than all; `nil` where it is not.
  var closeUp: Rect? {
    guard let center = union(of: panels.compactMap { panel in panel.center.map { (panel, $0) } })
    else { return nil }
    let all = area
    let isMuchLess = center.width * center.height < 0.6 * all.width * all.height
    return isMuchLess ? center : nil
  }

  private func union(of parts: [(panel: PicturePanel, rect: Rect)]) -> Rect? {
    let moved = parts.map { panel, rect in
      Rect(origin: rect.origin + panel.origin, size: rect.size)
    }
    guard let first = moved.first else { return nil }
    return moved.dropFirst().reduce(first) { $0.union($1) }
  }

  /// The marks that have signs of their own: not those of events for which a finger's first or last
  /// mark stands.
  var signGroups: [MarkGroup] {
    groups.filter { group in
      let last = drawing.presses[group.place.press].points.count - 1
      return group.kind != .event || (group.place.point != 0 && group.place.point != last)
    }
  }

  /// The controls, by their indices, whose slop the picture shows.
  var slopViews: [Int] { drawing.trackedControls }
}
