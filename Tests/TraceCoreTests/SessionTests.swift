import Testing

@testable import TraceCore

/// What happens when: timers, changes, events, and the end.
@Suite struct SessionTests {
  let view = View(id: "view", frame: Rect(x: 0, y: 0, width: 100, height: 100))

  /// A change that shows when it happened.
  private func mark(_ text: String, at seconds: Double, apply: @escaping () -> Void = {})
    -> SceneChange
  {
    .set("mark", of: view, to: .text(text), at: seconds, apply: apply)
  }

  /// Lets a line appear in the log when the clock reaches `seconds`.
  private func ring(_ text: String, at seconds: Double, in rig: Rig) throws {
    let stage = try #require(rig.application.stage)
    _ = stage.clock.set(at: Instant(seconds: seconds)) {
      stage.log.note(.interrupt(text), of: "timer")
    }
  }

  @Test func atOneTimeTimersThenChangesThenTheEvent() throws {
    let rig = Rig(view, changes: [mark("change", at: 0.1)])
    try ring("ring", at: 0.1, in: rig)
    try rig.play(.slowly(.down(at: 10, 10), .up()))
    #expect(
      rig.timedLines == [
        "0.0 view touchesBegan 1@10,10",
        "0.1 timer interrupt ring",
        "0.1 view set mark=change",
        "0.1 view touchesEnded 1@10,10",
      ])
  }

  @Test func timersAndChangesBetweenEventsHaveTheirOwnTimes() throws {
    let rig = Rig(view, changes: [mark("a", at: 0.02), mark("b", at: 0.06)])
    try ring("c", at: 0.04, in: rig)
    try ring("d", at: 0.08, in: rig)
    try rig.play(.slowly(.down(at: 10, 10), .up()))
    #expect(
      rig.timedLines == [
        "0.0 view touchesBegan 1@10,10",
        "0.02 view set mark=a",
        "0.04 timer interrupt c",
        "0.06 view set mark=b",
        "0.08 timer interrupt d",
        "0.1 view touchesEnded 1@10,10",
      ])
  }

  @Test func aTimerOneMicrosecondLaterComesAfterTheEvent() throws {
    let rig = Rig(view)
    try ring("ring", at: 0.100_001, in: rig)
    try rig.play(.slowly(.down(at: 10, 10), .up()))
    #expect(
      rig.lines == [
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
        "timer interrupt ring",
      ])
  }

  @Test func aTimerThatAChangeSetsForItsOwnTimeRingsBeforeTheEvent() throws {
    var set: () -> Void = {}
    let rig = Rig(view, changes: [mark("change", at: 0.1) { set() }])
    set = { try? ring("ring", at: 0.1, in: rig) }
    try rig.play(.slowly(.down(at: 10, 10), .up()))
    #expect(
      rig.lines == [
        "view touchesBegan 1@10,10",
        "view set mark=change",
        "timer interrupt ring",
        "view touchesEnded 1@10,10",
      ])
  }

  @Test func changesOfOneTimeGoInTheirOrder() throws {
    let rig = Rig(view, changes: [mark("first", at: 0), mark("second", at: 0)])
    #expect(
      try rig.play([.down(at: 10, 10), .up()]) == [
        "view set mark=first",
        "view set mark=second",
        "view touchesBegan 1@10,10",
        "view touchesEnded 1@10,10",
      ])
  }

  @Test func aSetStandsBeforeWhatItCauses() throws {
    let rig = Rig(view, changes: [mark("goes", at: 0.1) { [view] in view.removeFromSuperview() }])
    #expect(
      try rig.play([.down(at: 10, 10), .wait(0.2)]) == [
        "view touchesBegan 1@10,10",
        "view set mark=goes",
        "view removed",
        "view touchesCancelled 1@10,10",
      ])
  }

  @Test func changesAfterTheLastSampleHappen() throws {
    let rig = Rig(view, changes: [mark("late", at: 5)])
    try rig.play(.slowly(.down(at: 10, 10), .up()))
    #expect(rig.timedLines.last == "5.0 view set mark=late")
  }

  @Test func aTraceWithoutSamplesHasItsChanges() throws {
    let rig = Rig(view, changes: [mark("only", at: 2)])
    try rig.play([])
    #expect(rig.timedLines == ["2.0 view set mark=only"])
  }

  // MARK: The end

  @Test func theClockRunsOnUntilNoTimerIsLeft() throws {
    let rig = Rig(view)
    try ring("a", at: 0.5, in: rig)
    try ring("b", at: 0.8, in: rig)
    try rig.play([.down(at: 10, 10)])
    #expect(
      rig.timedLines == [
        "0.0 view touchesBegan 1@10,10",
        "0.5 timer interrupt a",
        "0.8 timer interrupt b",
        "0.8 application touchStillDown 1",
      ])
  }

  @Test func theClockRunsOnForAtMostTheTail() throws {
    let rig = Rig(view)
    let tail = UIKitConstants.Session.tail.seconds
    try ring("at the limit", at: 0.1 + tail, in: rig)
    try ring("beyond", at: 0.1 + tail + 0.000_001, in: rig)
    try rig.play(.slowly(.down(at: 10, 10), .move(to: 11, 10)))
    #expect(
      rig.timedLines.suffix(2) == [
        "1.1 timer interrupt at the limit",
        "1.1 application touchStillDown 1",
      ])
  }

  @Test func theTailIsASettingAndCountsFromTheLastChange() throws {
    var settings = Settings()
    settings.tail = .milliseconds(300)
    let rig = Rig(view, settings: settings, changes: [mark("last", at: 0.5)])
    try ring("in time", at: 0.8, in: rig)
    try ring("too late", at: 0.9, in: rig)
    try rig.play([.down(at: 10, 10)])
    #expect(
      rig.timedLines.suffix(3) == [
        "0.5 view set mark=last",
        "0.8 timer interrupt in time",
        "0.8 application touchStillDown 1",
      ])
  }

  @Test func withoutTimersTheEndIsAtTheLastSample() throws {
    let rig = Rig(view)
    try rig.play(.slowly(.down(at: 10, 10), .stay(at: 10, 10)))
    #expect(rig.timedLines.last == "0.1 application touchStillDown 1")
  }

  @Test func fingersStillDownStandInTheOrderOfTheirBegins() throws {
    view.isMultipleTouchEnabled = true
    let log = try Rig(view).play([
      .down(3, at: 10, 10), .down(1, at: 20, 10), .down(2, at: 30, 10), .wait(0.1), .up(1),
    ])
    #expect(log.last == "application touchStillDown 3 2")
  }

  @Test func cancelledFingersAreNotStillDown() throws {
    let log = try Rig(view, changes: [.interrupt(at: 0.1)]).play([.down(at: 10, 10)])
    #expect(log.last == "view touchesCancelled 1@10,10")
  }
}
