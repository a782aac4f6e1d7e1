import TraceCore

/// Says what the signs of a picture mean, those that it has.
struct PictureLegend {
  struct Item: Sendable {
    /// SVG about the point 12,0, at most 24 points wide.
    let symbol: String
    let text: String
  }

  let items: [Item]

  init(_ layout: PictureLayout) {
    let drawing = layout.drawing
    var items: [Item] = []
    for style in drawing.fingers.indices.prefix(FingerStyle.count).map(FingerStyle.init) {
      items.append(
        Item(
          symbol: "<path class=\"path f\(style.number)\" d=\"M0 0H24\"/>"
            + Self.centred(PictureGlyph.begin(style)),
          text: Self.names(of: style, drawing)))
    }
    let style = FingerStyle(finger: 0)
    let endings = drawing.presses.map(\.ending)
    if endings.contains(.lifted) {
      items.append(Item(symbol: Self.centred(PictureGlyph.lift(style)), text: "lifted"))
    }
    if endings.contains(.cancelled) {
      items.append(Item(symbol: Self.centred(PictureGlyph.cancel(style)), text: "cancelled"))
    }
    if endings.contains(.down) {
      items.append(Item(symbol: Self.centred(PictureGlyph.stillDown(style)), text: "still down"))
    }
    let kinds = Set(layout.signGroups.map(\.kind))
    for kind in Mark.Kind.allCases where kinds.contains(kind) {
      items.append(Item(symbol: Self.centred(PictureGlyph.mark(kind)), text: kind.explanation))
    }
    if !layout.slopViews.isEmpty {
      items.append(
        Item(
          symbol: "<path class=\"slop\" d=\"M0 0H24\"/>", text: "counts as inside (touch slop)"))
    }
    if layout.figures.contains(where: { $0.hitOutline != nil }) {
      items.append(Item(symbol: "<path class=\"hit\" d=\"M0 0H24\"/>", text: "is hit"))
    }
    if layout.hasLaterViews {
      items.append(Item(symbol: "<path class=\"later\" d=\"M0 0H24\"/>", text: "in the end"))
    }
    self.items = items
  }

  /// `finger 2, down`, or all fingers that share the style.
  private static func names(of style: FingerStyle, _ drawing: Drawing) -> String {
    let names = stride(from: style.number, to: drawing.fingers.count, by: FingerStyle.count)
      .map { DrawnText(drawing.fingers[$0]).shortened(to: 20) }
    let all = DrawnText(names.joined(separator: ", ")).shortened(to: 40)
    return names.count == 1 ? "finger \(all), down" : "fingers \(all), down"
  }

  private static func centred(_ glyph: String) -> String {
    "<g transform=\"translate(12 0)\">\(glyph)</g>"
  }

  /// Where the items are, in rows of at most `width` points.
  func places(width: Double) -> [Point] {
    var places: [Point] = []
    var x = 0.0
    var y = 6.0
    for item in items {
      let itemWidth = 31 + Double(DrawnText(item.text).columns) * PictureLabel.characterWidth + 18
      if x > 0, x + itemWidth - 18 > width {
        x = 0
        y += SVGPicture.Metrics.legendRow
      }
      places.append(Point(x: x, y: y))
      x += itemWidth
    }
    return places
  }

  func height(width: Double) -> Double {
    (places(width: width).last?.y ?? 0) + SVGPicture.Metrics.legendRow
  }
}

extension Mark.Kind {
  fileprivate var explanation: String {
    switch self {
    case .event: "control event"
    case .exit: "exit"
    case .enter: "enter"
    case .cancel: "touch taken away"
    case .recognizer: "recognizer state"
    }
  }
}
