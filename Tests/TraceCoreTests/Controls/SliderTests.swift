import Testing
import TraceCore

/// A slider whose thumb can move 200 points: 231 wide, the thumb 31.
@Suite struct SliderTests {
  let slider = Slider(id: "slider", frame: Rect(x: 50, y: 100, width: 231, height: 31))

  init() {
    slider.value = 0.5
  }

  /// The log of a finger that goes along the slider's middle, at these places of its own.
  private func play(
    _ places: [Double], lifted: Bool = true, showing shown: LogCategories = [.tracking, .event],
    changes: [SceneChange] = []
  ) throws -> [String] {
    var steps: [TouchStep] = []
    for (index, x) in places.enumerated() {
      steps += [
        index == 0 ? .down(at: 50 + x, 115) : .move(to: 50 + x, 115), .wait(0.1),
      ]
    }
    if lifted { steps.append(.up()) }
    return try Rig(slider, changes: changes, showing: shown).play(TouchScript(steps))
  }

  @Test func aDragWithAllItsLines() throws {
    slider.addTarget(nil, action: "changed", for: .valueChanged)
    let log = try play([105, 205], showing: [.standard, .properties])
    #expect(
      log == [
        "slider touchesBegan 1@105,15",
        "  slider beginTracking 1@105,15 -> true",
        "  slider isTracking true",
        "  slider isTouchInside true",
        "  slider isHighlighted true",
        "  slider touchDown",
        "slider touchesMoved 1@205,15",
        "  slider continueTracking 1@205,15 -> true",
        "    slider value 1",
        "    slider valueChanged",
        "      slider action changed to=nobody",
        "  slider touchDragInside",
        "slider touchesEnded 1@205,15",
        "  slider isTracking false",
        "  slider endTracking 1@205,15",
        "    slider touchUpInside",
        "  slider isHighlighted false",
        "  slider isTouchInside false",
      ])
  }

  // MARK: The thumb

  @Test(arguments: [(100.0, true), (130.9, true), (131.0, false), (99.9, false), (0.0, false)])
  func onlyTheThumbIsHeld(_ x: Double, _ isHeld: Bool) throws {
    let log = try play([x, 220])
    #expect(log.first?.hasSuffix("-> \(isHeld)") == true)
    #expect(log.count == (isHeld ? 7 : 1))
    #expect((slider.value == 0.5) == !isHeld)
  }

  @Test(arguments: [(14.0, false), (15.0, true), (54.9, true), (55.0, false)])
  func aThumbMayHaveAnotherWidth(_ x: Double, _ isHeld: Bool) throws {
    slider.thumbWidth = 40
    slider.value = 15.0 / 191
    let log = try play([x])
    #expect(log.first?.hasSuffix("-> \(isHeld)") == true)
  }

  @Test func aThumbWiderThanTheSliderHasNoWay() throws {
    slider.thumbWidth = 300
    let log = try play([100, 200])
    #expect(!log.contains { $0.hasSuffix("valueChanged") })
    #expect(slider.value == 0.5)
  }

  // MARK: The value

  /// "offset = the finger's distance from the thumb's centre at the begin".
  @Test(arguments: [
    ([115.5, 135.5], 0.6), ([105.0, 125.0], 0.6), ([130.0, 110.0], 0.4), ([105.0, 205.0], 1.0),
    ([105.0, 400.0], 1.0), ([105.0, 5.0], 0.0), ([105.0, -300.0], 0.0),
    ([105.0, 400.0, 125.0], 0.6),
  ])
  func theValueFollowsTheFinger(_ places: [Double], _ value: Double) throws {
    _ = try play(places)
    #expect(abs(slider.value - value) < 1e-12)
  }

  @Test func theShareIsOfTheRange() throws {
    slider.maximumValue = 10
    slider.minimumValue = -10
    slider.value = 0
    _ = try play([115.5, 165.5])
    #expect(slider.value == 5)
  }

  @Test func onlyAnotherValueIsSent() throws {
    let log = try Rig(slider, showing: .event).play(
      .slowly(
        .down(at: 165, 115), .move(to: 165, 125), .move(to: 175, 125), .move(to: 175, 120), .up()))
    #expect(
      log == [
        "  slider touchDown", "  slider touchDragInside", "    slider valueChanged",
        "  slider touchDragInside", "  slider touchDragInside", "    slider touchUpInside",
      ])
  }

  @Test func pastTheEndNothingMoreIsSent() throws {
    let log = try play([105, 205, 220, 230, 204], showing: .event)
    #expect(
      log == [
        "  slider touchDown", "    slider valueChanged", "  slider touchDragInside",
        "  slider touchDragInside", "  slider touchDragInside", "    slider valueChanged",
        "  slider touchDragInside", "    slider touchUpInside",
      ])
  }

  @Test func theLiftMovesNothing() throws {
    let log = try Rig(slider, showing: [.event, .properties]).play(
      .slowly(.down(at: 165, 115), .up(at: 200, 115)))
    #expect(log.filter { $0.contains("value") } == [])
    #expect(slider.value == 0.5)
  }

  @Test func outsideTheSlopTheValueStillFollows() throws {
    let log = try Rig(slider, showing: .event).play(
      .slowly(.down(at: 165.5, 115), .move(to: 185.5, 300), .up()))
    #expect(
      log == [
        "  slider touchDown", "    slider valueChanged", "  slider touchDragExit outside=169",
        "  slider touchDragOutside outside=169", "    slider touchUpOutside outside=169",
      ])
    #expect(slider.value == 0.6)
  }

  // MARK: Not continuous

  @Test func atTheLiftTheValueIsSentOnce() throws {
    slider.isContinuous = false
    let log = try play([105, 125, 145], showing: [.tracking, .event, .properties])
    #expect(
      log.suffix(6) == [
        "  slider isTracking false", "  slider endTracking 1@145,15", "    slider valueChanged",
        "    slider touchUpInside", "  slider isHighlighted false", "  slider isTouchInside false",
      ])
    #expect(log.filter { $0.hasSuffix("valueChanged") }.count == 1)
    #expect(log.filter { $0.contains("slider value ") }.count == 2)
  }

  /// "wherever it ends".
  @Test func atALiftOutsideToo() throws {
    slider.isContinuous = false
    let log = try Rig(slider, showing: .event).play(
      .slowly(.down(at: 165, 115), .move(to: 185, 300), .up()))
    #expect(
      log.suffix(2) == ["    slider valueChanged", "    slider touchUpOutside outside=169"])
  }

  @Test func aValueThatCameBackIsNotSent() throws {
    slider.isContinuous = false
    let log = try play([105, 125, 105])
    #expect(!log.contains { $0.hasSuffix("valueChanged") })
  }

  // MARK: Jumping

  @Test func aJumpIsSentFromTheBeginning() throws {
    slider.jumpsToTouch = true
    let log = try play([175.5, 185.5], showing: [.standard, .properties])
    #expect(
      log.prefix(8) == [
        "slider touchesBegan 1@175.5,15",
        "  slider beginTracking 1@175.5,15 -> true",
        "    slider value 0.8",
        "    slider valueChanged",
        "  slider isTracking true",
        "  slider isTouchInside true",
        "  slider isHighlighted true",
        "  slider touchDown",
      ])
    #expect(abs(slider.value - 0.85) < 1e-12)
  }

  /// Not continuous either: the jump is sent at once, and the lift sends what came after it.
  @Test(arguments: [([175.5], 1), ([175.5, 185.5], 2), ([175.5, 185.5, 175.5], 1)])
  func aJumpOfASliderThatIsNotContinuous(_ places: [Double], _ count: Int) throws {
    slider.jumpsToTouch = true
    slider.isContinuous = false
    let log = try play(places)
    #expect(log[1] == "    slider valueChanged")
    #expect(log.filter { $0.hasSuffix("valueChanged") }.count == count)
  }

  @Test func onTheThumbNothingJumps() throws {
    slider.jumpsToTouch = true
    let log = try play([101], lifted: false)
    #expect(log.prefix(2) == ["  slider beginTracking 1@101,15 -> true", "  slider touchDown"])
    #expect(slider.value == 0.5)
  }

  // MARK: Cancelling

  @Test(arguments: [(true, 0.5), (false, 0.6)])
  func aCancelMayRestore(_ restores: Bool, _ value: Double) throws {
    slider.restoresValueOnCancel = restores
    let log = try play(
      [115.5, 135.5], lifted: false, showing: .standard, changes: [.interrupt(at: 0.15)])
    #expect(slider.value == value)
    #expect(
      log.suffix(4) == [
        "application interrupt phone call", "slider touchesCancelled 1@135.5,15",
        "  slider cancelTracking", "    slider touchCancel",
      ])
  }

  @Test func aJumpIsRestoredToo() throws {
    slider.jumpsToTouch = true
    slider.restoresValueOnCancel = true
    _ = try play([200, 215], lifted: false, changes: [.interrupt(at: 0.15)])
    #expect(slider.value == 0.5)
  }

  @Test func aSliderThatIsNotContinuousSendsNothingAtACancel() throws {
    slider.isContinuous = false
    let log = try play([115.5, 135.5], lifted: false, changes: [.interrupt(at: 0.15)])
    #expect(!log.contains { $0.hasSuffix("valueChanged") })
  }
}
