import Testing
import TraceCore

/// Stock controls at the limits of their numbers; a scene may give any.
@Suite struct StockControlLimitTests {
  @Test func aSegmentedControlThatIsHardlyThere() async {
    await #expect(processExitsWith: .success) {
      let mode = SegmentedControl(id: "mode", frame: Rect(x: 100, y: 100, width: 1e-17, height: 30))
      mode.numberOfSegments = 3
      try Rig(mode).play(.slowly(.down(at: 100, 110), .up(at: 150, 110)))
      try #require(mode.selectedSegmentIndex == 2)
    }
  }

  @Test func asManySegmentsAsThereAreNumbers() async {
    await #expect(processExitsWith: .success) {
      let mode = SegmentedControl(id: "mode", frame: Rect(x: 100, y: 100, width: 40, height: 30))
      mode.numberOfSegments = .max
      try Rig(mode).play(.slowly(.down(at: 100, 110), .up(at: 150, 110)))
      try #require(mode.selectedSegmentIndex == .max - 1)
    }
  }

  @Test func asManyPagesAsThereAreNumbers() async {
    await #expect(processExitsWith: .success) {
      let dots = PageControl(id: "dots", frame: Rect(x: 100, y: 100, width: 40, height: 30))
      dots.numberOfPages = .max
      dots.currentPage = .max
      try Rig(dots).play(.slowly(.down(at: 130, 110), .up()))
      try #require(dots.currentPage == .max - 1)
    }
  }

  @Test func aRangeThatIsNoNumber() throws {
    let slider = Slider(id: "slider", frame: Rect(x: 100, y: 100, width: 231, height: 31))
    slider.minimumValue = -1e308
    slider.maximumValue = 1e308
    slider.value = -1e308
    try Rig(slider).play(
      .slowly(.down(at: 101, 110), .move(to: 150, 110), .move(to: 20, 110), .up()))
    #expect(slider.value == -1e308)
  }

  /// UIKit moves the other limit along.
  @Test func limitsThatHaveChangedPlaces() throws {
    let slider = Slider(id: "slider", frame: Rect(x: 100, y: 100, width: 231, height: 31))
    slider.minimumValue = 5
    try Rig(slider).play(.slowly(.down(at: 110, 110), .move(to: 160, 110), .up()))
    #expect(slider.value >= slider.minimumValue)
  }

  @Test func aStepPastTheLargestNumber() throws {
    let stepper = Stepper(id: "copies", frame: Rect(x: 100, y: 100, width: 94, height: 31))
    stepper.minimumValue = -1.7e308
    stepper.maximumValue = 1.7e308
    stepper.value = 1.7e308
    stepper.stepValue = 1.7e308
    stepper.wraps = true
    try Rig(stepper).play(.slowly(.down(at: 180, 110), .up()))
    #expect(stepper.value == -1.7e308)
  }
}
