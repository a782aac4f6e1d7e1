import Testing
import TraceCore

/// What the profiles and their settings do.
@Suite struct ControlProfilesTests {
  static let frame = Rect(x: 100, y: 100, width: 120, height: 44)

  /// Stops following when the finger is beyond x = 100.
  final class Stopper: Control {
    override func continueTracking(_ touch: Touch, with event: TraceCore.Event?) -> Bool {
      touch.location(in: self).x < 100
    }
  }

  /// Does not call super at the end.
  final class Silent: Button {
    override func endTracking(_ touch: Touch?, with event: TraceCore.Event?) {}
  }

  private static let stop: TouchScript = .slowly(
    .down(at: 150, 110), .move(to: 160, 110), .move(to: 210, 110), .move(to: 211, 110), .up())

  private func log(_ control: Control, _ script: TouchScript, _ settings: Settings) throws
    -> [String]
  {
    try Rig(control, settings: settings, showing: [.standard, .properties]).play(script)
  }

  @Test func theProfiles() {
    let uikit = Settings()
    #expect(uikit.profile == .uikit)
    #expect(uikit.endTrackingOnFalse)
    #expect(uikit.upEventFrom == .endTracking)
    #expect(uikit.touchesEndedDelay == .zero)
    let guide = Settings(profile: .guide)
    #expect(guide.endTrackingOnFalse)
    #expect(guide.upEventFrom == .endTracking)
    #expect(guide.touchesEndedDelay == .milliseconds(150))
    let device = Settings(profile: .device)
    #expect(!device.endTrackingOnFalse)
    #expect(device.upEventFrom == .touchesEnded)
    #expect(device.touchesEndedDelay == .zero)
  }

  @Test(arguments: Settings.Profile.allCases)
  func everyProfileHasTheSlopOfTheIdiom(_ profile: Settings.Profile) {
    var settings = Settings(profile: profile)
    #expect(settings.touchSlopInForce == UIKitConstants.Control.touchSlopOnPhone)
    settings.idiom = .pad
    #expect(settings.touchSlopInForce == UIKitConstants.Control.touchSlopOnPad)
    settings.touchSlop = 3
    #expect(settings.touchSlopInForce == 3)
  }

  // MARK: continueTracking returned false

  @Test(arguments: [Settings.Profile.uikit, .guide])
  func endTrackingIsCalledAndNoEventIsSent(_ profile: Settings.Profile) throws {
    let stopper = Stopper(id: "stopper", frame: Self.frame)
    let log = try log(stopper, Self.stop, Settings(profile: profile))
    #expect(
      log == [
        "stopper touchesBegan 1@50,10",
        "  stopper beginTracking 1@50,10 -> true",
        "  stopper isTracking true",
        "  stopper isTouchInside true",
        "  stopper isHighlighted true",
        "  stopper touchDown",
        "stopper touchesMoved 1@60,10",
        "  stopper continueTracking 1@60,10 -> true",
        "  stopper touchDragInside",
        "stopper touchesMoved 1@110,10",
        "  stopper continueTracking 1@110,10 -> false",
        "  stopper isTracking false",
        "  stopper endTracking 1@110,10",
        "  stopper isHighlighted false",
        "  stopper isTouchInside false",
        "stopper touchesMoved 1@111,10",
        "stopper touchesEnded 1@111,10",
      ])
  }

  @Test func onADeviceThereIsSilenceAndTheHighlightStays() throws {
    let stopper = Stopper(id: "stopper", frame: Self.frame)
    let log = try log(stopper, Self.stop, Settings(profile: .device))
    #expect(
      log.dropFirst(9) == [
        "stopper touchesMoved 1@110,10",
        "  stopper continueTracking 1@110,10 -> false",
        "  stopper isTracking false",
        "stopper touchesMoved 1@111,10",
        "stopper touchesEnded 1@111,10",
        "  stopper isHighlighted false",
        "  stopper isTouchInside false",
      ])
  }

  @Test func onADeviceACancelAfterwardsIsSilentToo() throws {
    let stopper = Stopper(id: "stopper", frame: Self.frame)
    let log = try log(
      stopper, .slowly(.down(at: 150, 110), .move(to: 210, 110), .cancel()),
      Settings(profile: .device))
    #expect(
      log.dropFirst(9) == [
        "stopper touchesCancelled 1@110,10",
        "  stopper isHighlighted false",
        "  stopper isTouchInside false",
      ])
  }

  @Test(arguments: Settings.Profile.allCases)
  func afterwardsANewTouchMayBeTracked(_ profile: Settings.Profile) throws {
    let stopper = Stopper(id: "stopper", frame: Self.frame)
    stopper.isMultipleTouchEnabled = true
    let rig = Rig(stopper, settings: Settings(profile: profile), showing: .event)
    let log = try rig.play([
      .down(1, at: 150, 110), .wait(0.1), .move(1, to: 210, 110), .wait(0.1),
      .down(2, at: 110, 140), .wait(0.1), .move(2, to: 111, 140), .wait(0.1), .up(1), .wait(0.1),
      .up(2),
    ])
    #expect(
      log.map { $0.split(separator: " ")[1] } == [
        "touchDown", "touchDown", "touchDragInside", "touchUpInside",
      ])
    #expect(!stopper.isTracking && !stopper.isHighlighted && !stopper.isTouchInside)
  }

  @Test func theSettingOverridesTheProfile() throws {
    let stopper = Stopper(id: "stopper", frame: Self.frame)
    var settings = Settings(profile: .device)
    settings.endTrackingOnFalse = true
    let log = try log(stopper, Self.stop, settings)
    #expect(
      log.dropFirst(11).prefix(4) == [
        "  stopper isTracking false",
        "  stopper endTracking 1@110,10",
        "  stopper isHighlighted false",
        "  stopper isTouchInside false",
      ])
    #expect(!log.contains { $0.contains("touchUp") })
  }

  // MARK: Who sends the up events

  @Test func onADeviceTouchesEndedSendsThemAfterEndTracking() throws {
    let button = Button(id: "button", frame: Self.frame)
    let log = try log(
      button, .slowly(.down(at: 150, 110), .up(at: 150, 220)), Settings(profile: .device))
    #expect(
      log.dropFirst(6) == [
        "button touchesEnded 1@50,120",
        "  button isTracking false",
        "  button endTracking 1@50,120",
        "  button isTouchInside false",
        "  button isHighlighted false",
        "  button touchDragExit outside=76",
        "  button touchUpOutside outside=76",
      ])
  }

  @Test(arguments: [Settings.Profile.uikit, .guide])
  func anOverrideWithoutSuperSuppressesThem(_ profile: Settings.Profile) throws {
    let silent = Silent(id: "silent", frame: Self.frame)
    let log = try log(
      silent, .slowly(.down(at: 150, 110), .up()), Settings(profile: profile))
    #expect(
      log.dropFirst(6) == [
        "silent touchesEnded 1@50,10",
        "  silent isTracking false",
        "  silent endTracking 1@50,10",
        "  silent isHighlighted false",
        "  silent isTouchInside false",
      ])
  }

  @Test func onADeviceAnOverrideSuppressesNothing() throws {
    let silent = Silent(id: "silent", frame: Self.frame)
    let log = try log(
      silent, .slowly(.down(at: 150, 110), .up()), Settings(profile: .device))
    #expect(
      log.dropFirst(6) == [
        "silent touchesEnded 1@50,10",
        "  silent isTracking false",
        "  silent endTracking 1@50,10",
        "  silent touchUpInside",
        "    silent primaryActionTriggered",
        "  silent isHighlighted false",
        "  silent isTouchInside false",
      ])
  }
}
