import Testing
import TraceCore

/// Where a slider's thumb is, and what values it can have.
@Suite struct SliderThumbTests {
  let slider = Slider(id: "slider", frame: Rect(x: 50, y: 100, width: 231, height: 31))

  init() {
    slider.value = 0.5
  }

  @Test(arguments: [
    (0.0, 0.0, 1.0, 0.0), (0.5, 0.0, 1.0, 100.0), (1.0, 0.0, 1.0, 200.0), (0.0, -10.0, 10.0, 100.0),
    (20.0, 20.0, 40.0, 0.0), (25.0, 20.0, 40.0, 50.0), (3.0, 3.0, 3.0, 0.0),
  ])
  func theThumbStandsWhereTheValueIs(
    _ value: Double, _ minimum: Double, _ maximum: Double, _ x: Double
  ) {
    slider.maximumValue = maximum
    slider.minimumValue = minimum
    slider.value = value
    #expect(slider.thumb == Rect(x: x, y: 0, width: 31, height: 31))
    #expect(slider.track == Rect(x: 0, y: 0, width: 231, height: 31))
  }

  @Test func valuesAreKeptWithinTheRange() {
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 0.25
    #expect(slider.value == 0.25)
    slider.minimumValue = 0.2
    slider.value = -1
    #expect(slider.value == 0.2)
  }

  @Test func aTurnedSliderIsMeasuredInItsOwnCoordinates() throws {
    slider.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let center = slider.center
    _ = try Rig(slider).play(
      .slowly(.down(at: center.x, center.y), .move(to: center.x, center.y + 40), .up()))
    #expect(abs(slider.value - 0.7) < 1e-9)
  }
}
