import Testing
import TraceCore

/// A switch at 100, 100.
@Suite struct SwitchTests {
  let wifi = Switch(id: "wifi", frame: Rect(x: 100, y: 100, width: 51, height: 31))

  /// The log of a finger on the switch's middle line, at these places of its own.
  private func play(
    _ places: [Double], y: Double = 15, showing shown: LogCategories = [.event, .properties],
    changes: [SceneChange] = []
  ) throws -> [String] {
    var steps: [TouchStep] = [.down(at: 100 + places[0], 115)]
    for x in places.dropFirst() { steps += [.wait(0.1), .move(to: 100 + x, 100 + y)] }
    let log = try Rig(wifi, changes: changes, showing: shown).play(
      TouchScript(steps + [.wait(0.1), .up()]))
    return log.filter { !$0.contains(" isT") && !$0.contains(" isH") }
  }

  @Test func aTapWithAllItsLines() throws {
    wifi.addTarget(nil, action: "toggled", for: .valueChanged)
    let log = try Rig(wifi, showing: [.standard, .properties]).play(.taps(1, at: 110, 115))
    #expect(
      log == [
        "wifi touchesBegan 1@10,15", "  wifi beginTracking 1@10,15 -> true",
        "  wifi isTracking true", "  wifi isTouchInside true", "  wifi isHighlighted true",
        "  wifi touchDown", "wifi touchesEnded 1@10,15", "  wifi isTracking false",
        "  wifi endTracking 1@10,15", "    wifi isOn true", "    wifi valueChanged",
        "      wifi action toggled to=nobody", "    wifi touchUpInside",
        "  wifi isHighlighted false", "  wifi isTouchInside false",
      ])
    #expect(wifi.isOn)
  }

  @Test func eachTapToggles() throws {
    let log = try Rig(wifi, showing: .properties).play(.taps(3, at: 110, 115))
    #expect(
      log.filter { $0.contains("isOn") } == [
        "    wifi isOn true", "    wifi isOn false", "    wifi isOn true",
      ])
  }

  @Test(arguments: [(120.9, true), (121.0, false)])
  func onlyALiftInsideToggles(_ x: Double, _ isOn: Bool) throws {
    _ = try Rig(wifi).play(.slowly(.down(at: 110, 115), .up(at: 100 + x, 115)))
    #expect(wifi.isOn == isOn)
  }

  // MARK: Dragging

  @Test(arguments: [([10.0, 35.0], false), ([10.0, 35.1], true), ([10.0, 20.0, 36.0], true)])
  func aDragOfMoreThan25Points(_ places: [Double], _ toggles: Bool) throws {
    let log = try play(places)
    let end = try #require(log.firstIndex { $0.hasSuffix("valueChanged") })
    let isInTheMove = !log[end - 1].hasSuffix("isOn true")
    #expect(isInTheMove == toggles)
    #expect(wifi.isOn)
  }

  @Test func aDragIsSentAtTheLift() throws {
    let log = try play([10, 40])
    #expect(
      log == [
        "  wifi touchDown", "    wifi isOn true", "  wifi touchDragInside",
        "    wifi valueChanged", "    wifi touchUpInside",
      ])
  }

  /// "after a drag wherever it ends".
  @Test func aDragMayEndOutside() throws {
    let log = try play([10, 40], y: 300)
    #expect(
      log == [
        "  wifi touchDown", "    wifi isOn true", "  wifi touchDragExit outside=269",
        "  wifi touchDragOutside outside=269", "    wifi valueChanged",
        "    wifi touchUpOutside outside=269",
      ])
  }

  @Test(arguments: [(-60.0, false), (10.0, false), (60.0, true)])
  func aDragGoesTowardTheOtherSide(_ distance: Double, _ isDrag: Bool) throws {
    _ = try play([20, 20 + distance], y: 300)
    #expect(wifi.isOn == isDrag)
  }

  @Test(arguments: [(60.0, true), (-25.0, true), (-25.1, false)])
  func aSwitchThatIsOnIsDraggedToTheLeft(_ distance: Double, _ isOn: Bool) throws {
    wifi.isOn = true
    _ = try play([30, 30 + distance], y: 300)
    #expect(wifi.isOn == isOn)
  }

  /// "each toggle starts a new 25 pt from its place".
  @Test(arguments: [
    ([10.0, 50.0, 25.0], true, 1), ([10.0, 50.0, 24.9], false, 0),
    ([10.0, 50.0, 20.0, 45.0], false, 0), ([10.0, 50.0, 20.0, 45.1], true, 1),
    ([10.0, 50.0, 80.0, 40.0], true, 1),
  ])
  func aDragThereAndBack(_ places: [Double], _ isOn: Bool, _ count: Int) throws {
    let log = try play(places)
    #expect(wifi.isOn == isOn)
    #expect(log.filter { $0.hasSuffix("valueChanged") }.count == count)
  }

  @Test func upAndDownIsNoDrag() throws {
    let log = try Rig(wifi, showing: .event).play(
      .slowly(.down(at: 110, 115), .move(to: 110, 160), .move(to: 110, 115), .up()))
    #expect(log.suffix(2) == ["    wifi valueChanged", "    wifi touchUpInside"])
    #expect(wifi.isOn)
  }

  // MARK: Cancelling

  @Test(arguments: [[10.0], [10.0, 40.0]])
  func aCancelSendsNoValue(_ places: [Double]) throws {
    let log = try play(places, changes: [.interrupt(at: 0.1 * Double(places.count) - 0.05)])
    #expect(log.last == "    wifi touchCancel")
    #expect(!log.contains { $0.hasSuffix("valueChanged") })
  }
}
