import TraceCore

/// What a page's script knows of a drawing, as JSON that can stand in an HTML element.
struct PageData {
  private(set) var bytes: [UInt8] = []

  init(_ replay: DrawingReplay, _ layout: PictureLayout) {
    let drawing = replay.drawing
    raw(#"{"start":\#(drawing.start.microseconds),"end":\#(drawing.end.microseconds)"#)
    list("fingers", drawing.fingers) { $0.string(DrawnText($1).text) }
    list("presses", drawing.presses) { $0.raw("[\($1.finger),\($1.window)]") }
    list("panels", layout.panels) { data, panel in
      data.numbers([panel.origin.x, panel.origin.y])
    }
    samples(of: drawing)
    moments(of: drawing.moments)
    lanes(drawing.lanes, from: drawing.start)
    if !drawing.scene.changes.isEmpty { scene(drawing.scene) }
    raw(#","log":""#)
    bytes += replay.log.bytes
    raw("\"}")
  }

  // MARK: Parts

  /// Four whole numbers a sample: the press, microseconds since the sample before, and the way in
  /// thousandths of a point since the press's sample before.
  private mutating func samples(of drawing: Drawing) {
    var order: [(number: Int, place: PressBook.Place)] = []
    for (index, press) in drawing.presses.enumerated() {
      for (point, number) in press.samples.enumerated() {
        order.append((number, PressBook.Place(press: index, point: point)))
      }
    }
    order.sort { $0.number < $1.number }
    var time = drawing.start
    var places = drawing.presses.map { _ in (x: 0, y: 0) }
    list("samples", order) { data, sample in
      let press = sample.place.press
      let now = drawing.presses[press].times[sample.place.point]
      let point = drawing.point(sample.place)
      let place = (x: Self.thousandths(point.x), y: Self.thousandths(point.y))
      let way = (x: place.x - places[press].x, y: place.y - places[press].y)
      data.raw("\(press),\((now - time).microseconds),\(way.x),\(way.y)")
      time = now
      places[press] = place
    }
  }

  private static func thousandths(_ value: Double) -> Int {
    Int((value * 1_000).rounded(.toNearestOrAwayFromZero))
  }

  /// Two numbers an instant: microseconds since the one before, and how many lines it has.
  private mutating func moments(of moments: Moments) {
    var time = Instant.zero
    list("moments", moments.list) { data, moment in
      data.raw("\((moment.time - time).microseconds),\(moment.lines)")
      time = moment.time
    }
    list("categories", LogCategory.allCases) { $0.string($1.rawValue) }
    list("standard", LogCategory.allCases.filter { LogCategories.standard.contains(.init($0)) }) {
      $0.string($1.rawValue)
    }
    raw(#","lineCategories":""#)
    bytes += moments.categories
    raw("\"")
  }

  private mutating func lanes(_ lanes: [Lane], from start: Instant) {
    list("states", Lane.State.allCases) { $0.string($1.rawValue) }
    list("lanes", lanes) { data, lane in
      data.raw(#"{"kind":"\#(lane.kind.rawValue)","name":"#)
      data.string(DrawnText(lane.name).text)
      data.list("segments", lane.segments) { data, segment in
        let state = Lane.State.allCases.firstIndex(of: segment.state) ?? 0
        data.raw("\(segment.start.microseconds),\(segment.end.microseconds),\(state)")
      }
      data.list("ticks", lane.ticks) { data, tick in
        data.raw("[\(tick.time.microseconds),")
        data.string(DrawnText(tick.name).text)
        data.raw("]")
      }
      data.raw("}")
    }
  }

  /// The views' places, and how they change; the page moves the outlines by it.
  private mutating func scene(_ scene: DrawnScene) {
    list("parents", scene.views) { $0.raw("\($1.parent ?? -1)") }
    list("views", scene.initial) { $0.state($1) }
    list("changes", scene.changes) { data, change in
      data.raw("[\(change.time.microseconds),\(change.view),")
      data.state(change.state)
      data.raw("]")
    }
  }

  private mutating func state(_ state: ViewState) {
    let transform = state.transform
    let outsets = state.hitArea.outsets
    let shape = HitArea.Shape.allCases.firstIndex(of: state.hitArea.shape) ?? 0
    let frame = state.frame
    let shows =
      state.isPresent && !state.isHidden && state.alpha >= UIKitConstants.HitTest.minimumAlpha
    numbers([
      shows ? 1 : 0, frame.minX, frame.minY, frame.width, frame.height, state.boundsOrigin.x,
      state.boundsOrigin.y, transform.a, transform.b, transform.c, transform.d, transform.tx,
      transform.ty, Double(shape), outsets.top, outsets.left, outsets.bottom, outsets.right,
      state.slop ?? 0,
    ])
  }

  // MARK: JSON

  private mutating func raw(_ text: String) {
    bytes += text.utf8
  }

  private mutating func string(_ text: String) {
    let escaped = ScriptText()
    escaped.append(text)
    raw("\"")
    bytes += escaped.bytes
    raw("\"")
  }

  private mutating func numbers(_ numbers: [Double]) {
    let texts = numbers.map { number in
      number == number.rounded() && abs(number) < 1e9
        ? "\(Int(number))" : number.isFinite ? "\(number)" : "0"
    }
    raw("[\(texts.joined(separator: ","))]")
  }

  /// Appends `,"NAME":[…]`.
  private mutating func list<Element>(
    _ name: String, _ elements: [Element], _ append: (inout Self, Element) -> Void
  ) {
    raw(",\"\(name)\":[")
    for (index, element) in elements.enumerated() {
      if index > 0 { raw(",") }
      append(&self, element)
    }
    raw("]")
  }
}
