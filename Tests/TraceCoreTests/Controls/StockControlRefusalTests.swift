import Testing
import TraceCore

/// Which recognizers of their ancestors stock controls do not give way to.
@Suite struct StockControlRefusalTests {
  enum Stock: CaseIterable, Sendable {
    case control, button, slider, wifi, segments, stepper, dots

    /// At 100, 100 in a page; the slider's thumb is on its left.
    var control: Control {
      let frame = Rect(x: 100, y: 100, width: 131, height: 31)
      return switch self {
      case .control: Control(id: "it", frame: frame)
      case .button: Button(id: "it", frame: frame)
      case .slider: Slider(id: "it", frame: frame)
      case .wifi: Switch(id: "it", frame: frame)
      case .segments: SegmentedControl(id: "it", frame: frame)
      case .stepper: Stepper(id: "it", frame: frame)
      case .dots: PageControl(id: "it", frame: frame)
      }
    }

    var refusesTap: Bool { self != .control && self != .slider }
  }

  /// How the recognizer of a page decides about a touch in a control.
  private func decision(
    of recognizer: GestureRecognizer, about control: Control, _ script: TouchScript,
    onItself: Bool = false, page: View = View(id: "page")
  ) throws -> String? {
    page.frame = Rect(x: 0, y: 0, width: 375, height: 667)
    page.addSubview(control)
    (onItself ? control : page).addGestureRecognizer(recognizer)
    let log = try Rig(page, showing: .gesture).play(script)
    let line = log.first { $0.contains(" state ") }
    return line?.split(separator: " ").last.map { String($0) }
  }

  private static let tap = TouchScript.slowly(.down(at: 110, 110), .up())

  @Test(arguments: Stock.allCases)
  func aSingleTap(_ stock: Stock) throws {
    let tap = TapGestureRecognizer(id: "tap")
    let decision = try decision(of: tap, about: stock.control, Self.tap)
    #expect(decision == (stock.refusesTap ? "failed" : "ended"))
  }

  @Test(arguments: Stock.allCases)
  func aTapOfTheControlItself(_ stock: Stock) throws {
    let tap = TapGestureRecognizer(id: "tap")
    #expect(try decision(of: tap, about: stock.control, Self.tap, onItself: true) == "ended")
  }

  /// "With `cancelsTouchesInView` false nobody is asked: both act.".
  @Test(arguments: Stock.allCases)
  func aTapThatTakesNothing(_ stock: Stock) throws {
    let tap = TapGestureRecognizer(id: "tap")
    tap.cancelsTouchesInView = false
    #expect(try decision(of: tap, about: stock.control, Self.tap) == "ended")
  }

  @Test(arguments: Stock.allCases)
  func aDoubleTap(_ stock: Stock) throws {
    let tap = TapGestureRecognizer(id: "tap")
    tap.numberOfTapsRequired = 2
    #expect(try decision(of: tap, about: stock.control, .taps(2, at: 110, 110)) == "ended")
  }

  @Test(arguments: Stock.allCases)
  func aTwoFingerTap(_ stock: Stock) throws {
    let tap = TapGestureRecognizer(id: "tap")
    tap.numberOfTouchesRequired = 2
    let script: TouchScript = [
      .down(1, at: 110, 110), .down(2, at: 120, 110), .wait(0.1), .up(1), .up(2),
    ]
    #expect(try decision(of: tap, about: stock.control, script) == "ended")
  }

  @Test(arguments: Stock.allCases)
  func aLongPress(_ stock: Stock) throws {
    let press = LongPressGestureRecognizer(id: "press")
    let script: TouchScript = [.down(at: 110, 110), .wait(1), .up()]
    #expect(try decision(of: press, about: stock.control, script) == "began")
  }

  // MARK: Drags

  /// |dx| > |dy|, not as much.
  @Test(arguments: [
    (20.0, 0.0, true), (-20.0, 5.0, true), (20.0, 19.0, true), (20.0, 20.0, false),
    (0.0, 20.0, false), (10.0, 30.0, false),
  ])
  func aDragAlongTheTrack(_ dx: Double, _ dy: Double, _ isAlong: Bool) throws {
    for stock in Stock.allCases {
      let decision = try decision(
        of: PanGestureRecognizer(id: "drag"), about: stock.control,
        .slowly(.down(at: 115, 115), .move(to: 115 + dx, 115 + dy), .up()))
      let refuses = isAlong && (stock == .slider || stock == .wifi)
      #expect(decision == (refuses ? "failed" : "began"), "\(stock)")
    }
  }

  @Test func besideTheThumbASliderGivesWay() throws {
    for jumps in [false, true] {
      let slider = Slider(id: "it", frame: Rect(x: 100, y: 100, width: 131, height: 31))
      slider.jumpsToTouch = jumps
      let decision = try decision(
        of: PanGestureRecognizer(id: "drag"), about: slider,
        .slowly(.down(at: 190, 115), .move(to: 215, 115), .up()))
      #expect(decision == "began")
    }
  }

  @Test(arguments: Stock.allCases)
  func aSwipe(_ stock: Stock) throws {
    let decision = try decision(
      of: SwipeGestureRecognizer(id: "swipe"), about: stock.control,
      .slowly(.down(at: 115, 115), .move(to: 170, 115), .up()))
    #expect(decision == (stock == .slider ? "failed" : "ended"))
  }

  @Test func aSwipeDownFromTheThumb() throws {
    let swipe = SwipeGestureRecognizer(id: "swipe")
    swipe.direction = .down
    let decision = try decision(
      of: swipe, about: Stock.slider.control,
      .slowly(.down(at: 115, 115), .move(to: 115, 170), .up()))
    #expect(decision == "ended")
  }

  @Test(arguments: [Stock.slider, .wifi])
  func aDragOfTheControlItself(_ stock: Stock) throws {
    let decision = try decision(
      of: PanGestureRecognizer(id: "drag"), about: stock.control,
      .slowly(.down(at: 115, 115), .move(to: 135, 115), .up()), onItself: true)
    #expect(decision == "began")
  }

  /// "the scroll view's pan included".
  @Test(arguments: [(115.0, "failed"), (190.0, "began")])
  func aScrollViewsPan(_ x: Double, _ result: String) throws {
    let band = ScrollView(id: "band", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    band.contentSize = Size(width: 2_000, height: 667)
    let slider = Slider(id: "it", frame: Rect(x: 100, y: 100, width: 131, height: 31))
    band.addSubview(slider)
    let log = try Rig(band, showing: .gesture).play([
      .down(at: x, 115), .wait(0.05), .move(to: x - 20, 115), .wait(0.3), .up(),
    ])
    #expect(log.first { $0.contains(" state ") } == "band.pan state possible -> \(result)")
  }

  /// An app's override answers first.
  @Test func anOverrideGoesBeforeTheClass() throws {
    let button = Stock.button.control
    button.shouldBeginOverride = { _ in true }
    #expect(
      try decision(of: TapGestureRecognizer(id: "tap"), about: button, Self.tap) == "ended")
  }

  @Test func aRefusedTapLetsTheButtonAct() throws {
    let page = View(id: "page", frame: Rect(x: 0, y: 0, width: 375, height: 667))
    page.addGestureRecognizer(TapGestureRecognizer(id: "tap"))
    page.addSubview(Stock.button.control)
    let log = try Rig(page, showing: [.event, .gesture]).play(Self.tap)
    #expect(
      log == [
        "tap touchesBegan 1@110,110", "  it touchDown", "tap touchesEnded 1@110,110",
        "tap state possible -> failed", "    it touchUpInside", "      it primaryActionTriggered",
      ])
  }
}
