import Testing
import TraceCore

@testable import TraceFormats

/// The settings of a scene, and what goes before what.
@Suite struct SceneSettingsTests {
  private func settings(_ keys: String) throws -> SceneSettings {
    try Scene.read(#"{"settings": {\#(keys)}}"#).settings
  }

  @Test func defaults() throws {
    for text in ["{}", #"{"settings": {}}"#] {
      let settings = try Scene.read(text).settings.resolved()
      #expect(settings == Settings(profile: .uikit))
      #expect(settings.touchSlopInForce == 70)
      #expect(settings.tapMaximumDuration == .milliseconds(750))
      #expect(settings.tail == .milliseconds(1000))
    }
  }

  @Test func everySetting() throws {
    let settings = try settings(
      """
      "profile": "device", "idiom": "pad", "touchSlop": 12.5, "endTrackingOnFalse": true,
      "upEventFrom": "endTracking", "touchesEndedDelay": 0.2, "tapMaximumDuration": 1.5, "tail": 3
      """
    ).resolved()
    #expect(settings.profile == .device)
    #expect(settings.idiom == .pad)
    #expect(settings.touchSlop == 12.5)
    #expect(settings.endTrackingOnFalse)
    #expect(settings.upEventFrom == .endTracking)
    #expect(settings.touchesEndedDelay == .milliseconds(200))
    #expect(settings.tapMaximumDuration == .milliseconds(1500))
    #expect(settings.tail == .milliseconds(3000))
  }

  @Test(arguments: [
    ("uikit", true, Settings.UpEventSource.endTracking, Int64(0)),
    ("guide", true, .endTracking, 150), ("device", false, .touchesEnded, 0),
  ])
  func profiles(
    _ profile: String, _ endsOnFalse: Bool, _ source: Settings.UpEventSource, _ delay: Int64
  ) throws {
    let settings = try settings(#""profile": "\#(profile)""#).resolved()
    #expect(settings.profile.rawValue == profile)
    #expect(settings.endTrackingOnFalse == endsOnFalse)
    #expect(settings.upEventFrom == source)
    #expect(settings.touchesEndedDelay == .milliseconds(delay))
  }

  @Test func aSettingGoesBeforeTheProfile() throws {
    let settings = try settings(#""endTrackingOnFalse": false, "profile": "guide""#).resolved()
    #expect(!settings.endTrackingOnFalse)
    #expect(settings.touchesEndedDelay == .milliseconds(150))
  }

  @Test func theIdiomDecidesLast() throws {
    let pad = try settings(#""idiom": "pad""#)
    #expect(pad.resolved().touchSlopInForce == 25)
    #expect(pad.resolved(idiom: .phone).touchSlopInForce == 70)
    let both = try settings(#""idiom": "pad", "touchSlop": 40"#)
    #expect(both.resolved().touchSlopInForce == 40)
    #expect(both.resolved(idiom: .phone).touchSlopInForce == 40)
  }

  @Test func theCommandLineGoesBeforeTheScene() throws {
    let settings = try settings(#""touchSlop": 40, "profile": "device""#)
    #expect(settings.resolved(touchSlop: 0).touchSlopInForce == 0)
    #expect(settings.resolved(profile: .guide) == settings.resolved(profile: .guide, idiom: .phone))
    #expect(settings.resolved(profile: .guide).upEventFrom == .endTracking)
  }

  /// A control's own slop, then the scene's.
  @Test(arguments: [("", "touchUpOutside"), (#", "touchSlop": 60"#, "touchUpInside")])
  func aControlsOwnSlopGoesFirst(_ own: String, _ event: String) throws {
    let log = try SceneReading.log(
      of: [.at(0, .began, 50, 10), .at(100, .ended, 50, 75)],
      in: #"""
        {"settings": {"touchSlop": 50}, "views": [
          {"id": "save", "class": "UIControl", "frame": [0, 0, 100, 20]\#(own)}]}
        """#, showing: .event)
    #expect(log.last == "0.100 save \(event) outside=55")
  }
}
