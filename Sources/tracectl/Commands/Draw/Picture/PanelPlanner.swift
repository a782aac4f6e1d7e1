import TraceCore

/// Plans the panel of a window: how much of it to show, and where the labels go.
struct PanelPlanner {
  let drawing: Drawing
  let figures: [ViewFigure]
  let groups: [MarkGroup]
  let paths: [PicturePath]

  /// Around what is drawn, in points.
  private static let margin = 20.0

  /// Around what happens, in a close-up.
  private static let closeMargin = 28.0

  /// So many labels of marks and of views are tried; more would make a picture of nothing else.
  private static let labelLimit = 150

  /// With more marks than this, lines from labels to marks would be a picture of their own.
  private static let crowd = 60

  func panel(_ window: Int) -> PicturePanel {
    let content = WindowContent(drawing, figures, of: window)
    let area = area(of: content)
    var placer = LabelPlacer(area: area)
    prepare(&placer, window)
    var labels: [PictureLabel] = []
    let touched = drawing.touchedViews
    let views = drawing.scene.views.indices.filter { isShown($0, in: window) }
    labels += views.filter(touched.contains).compactMap { id(of: $0, &placer) }
    let markLabels = labelsOfMarks(in: window, &placer)
    labels += markLabels
    labels += labelsOfFingers(in: window, &placer)
    labels += drawing.trackedControls.filter(views.contains).compactMap { slop(of: $0, &placer) }
    labels += views.filter { !touched.contains($0) }.prefix(Self.labelLimit)
      .compactMap { id(of: $0, &placer) }
    return PicturePanel(
      window: window, area: area, center: center(of: content, markLabels, in: area), labels: labels)
  }

  // MARK: Extent

  /// The window, and how far fingers and slop go beyond it, but for what is out of all proportion.
  private func area(of content: WindowContent) -> Rect {
    let frame = content.frame
    let side = max(frame.width, frame.height)
    let limit = frame.outset(by: Outsets(2 * side))
    var area = frame
    for rect in content.slops + content.paths {
      if let part = limit.intersection(rect.outset(by: Outsets(1))) { area = area.union(part) }
    }
    return area.outset(by: Outsets(Self.margin))
  }

  private func center(of content: WindowContent, _ labels: [PictureLabel], in area: Rect) -> Rect? {
    let rects = content.busy + labels.map(\.box)
    guard let first = rects.first else { return nil }
    let all = rects.dropFirst().reduce(first) { $0.union($1) }
    return all.outset(by: Outsets(Self.closeMargin)).intersection(area)
  }

  // MARK: Labels

  /// What labels must not hide.
  private func prepare(_ placer: inout LabelPlacer, _ window: Int) {
    for path in paths where drawing.presses[path.press].window == window {
      let points = drawing.presses[path.press].points
      for dot in path.dots { placer.avoid(points[dot]) }
      for end in [points.first, points.last].compactMap(\.self) { placer.block(around(end, 7)) }
    }
    for group in groups where drawing.presses[group.place.press].window == window {
      placer.block(around(drawing.point(group.place), 5))
    }
  }

  private func around(_ point: Point, _ distance: Double) -> Rect {
    Rect(origin: point, size: .zero).outset(by: Outsets(distance))
  }

  private func isShown(_ view: Int, in window: Int) -> Bool {
    let one = drawing.scene.views[view]
    return one.window == window && one.role != .window && figures[view].isVisible
  }

  private func labelsOfMarks(in window: Int, _ placer: inout LabelPlacer) -> [PictureLabel] {
    let naming = MarkNaming(drawing.marks)
    let isCrowded = groups.count > Self.crowd
    var labels: [PictureLabel] = []
    for group in groups.prefix(Self.labelLimit)
    where drawing.presses[group.place.press].window == window {
      let lines = group.marks.map { mark in
        PictureLabel.Line(
          text: DrawnText(naming.name(mark)).shortened(to: PictureLabel.limit),
          isStrong: mark.kind.isStrong)
      }
      let size = PictureLabel.size(of: lines)
      let point = drawing.point(group.place)
      guard let box = placer.place(LabelCandidates.around(point, size, isNear: isCrowded)) else {
        continue
      }
      let isLeft = box.maxX < point.x
      let distance = box.distanceOutside(point)
      labels.append(
        PictureLabel(
          role: .mark, lines: lines, box: box, pointer: distance > 12 ? point : nil,
          isFlushRight: isLeft))
    }
    return labels
  }

  /// The fingers' names where they went down, if there are more than styles.
  private func labelsOfFingers(in window: Int, _ placer: inout LabelPlacer) -> [PictureLabel] {
    guard drawing.fingers.count > FingerStyle.count else { return [] }
    return drawing.presses.prefix(Self.labelLimit).filter { $0.window == window }
      .compactMap { press in
        guard let point = press.points.first else { return nil }
        let name = DrawnText(drawing.fingers[press.finger]).shortened(to: 12)
        let lines = [PictureLabel.Line(text: name)]
        let places = LabelCandidates.around(point, PictureLabel.size(of: lines), isNear: true)
        return placer.place(places).map { box in
          PictureLabel(role: .finger, lines: lines, box: box, isFlushRight: box.maxX < point.x)
        }
      }
  }

  private func id(of view: Int, _ placer: inout LabelPlacer) -> PictureLabel? {
    let id = DrawnText(drawing.scene.views[view].id).shortened(to: PictureLabel.limit)
    let lines = [PictureLabel.Line(text: id)]
    guard let frame = drawing.scene.visibleFrame(of: view, figures) else { return nil }
    var candidates = LabelCandidates.along(frame, PictureLabel.size(of: lines))
    // What is cut off has its name inside, or none.
    if frame != Rect.around(figures[view].outline) {
      candidates.removeAll { !frame.encloses($0) }
    }
    return placer.place(candidates).map { PictureLabel(role: .view(view), lines: lines, box: $0) }
  }

  private func slop(of view: Int, _ placer: inout LabelPlacer) -> PictureLabel? {
    guard let slop = figures[view].state.slop, slop > 0,
      let frame = figures[view].slopOutline.flatMap({ Rect.around($0) })
    else { return nil }
    let lines = [PictureLabel.Line(text: "slop \(MarkupBuffer.numeral(slop))")]
    let candidates = LabelCandidates.along(frame, PictureLabel.size(of: lines))
    return placer.place(candidates).map { PictureLabel(role: .slop, lines: lines, box: $0) }
  }
}

extension Mark.Kind {
  /// Whether it decides what becomes of the touch.
  fileprivate var isStrong: Bool {
    switch self {
    case .exit, .enter, .cancel: true
    case .event, .recognizer: false
    }
  }
}
