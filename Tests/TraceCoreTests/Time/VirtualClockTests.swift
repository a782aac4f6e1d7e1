import Testing

@testable import TraceCore

@Suite struct VirtualClockTests {
  let clock = VirtualClock()

  /// What rang, and when.
  final class Rings {
    var heard: [String] = []
  }

  private func set(_ name: String, at milliseconds: Int64, _ rings: Rings) -> VirtualClock.Alarm {
    clock.set(at: .zero + .milliseconds(milliseconds)) { [clock] in
      rings.heard.append("\(name) \(clock.now.microseconds / 1_000)")
    }
  }

  private func ringAll() {
    while clock.nextDue != nil { clock.ringNext() }
  }

  @Test func theEarliestRingsFirst() {
    let rings = Rings()
    _ = set("late", at: 20, rings)
    _ = set("early", at: 10, rings)
    #expect(clock.nextDue == .zero + .milliseconds(10))
    ringAll()
    #expect(rings.heard == ["early 10", "late 20"])
    #expect(clock.now == .zero + .milliseconds(20))
  }

  @Test func atOneInstantTheFirstSetRingsFirst() {
    let rings = Rings()
    for name in ["a", "b", "c"] { _ = set(name, at: 10, rings) }
    clock.ringNext()
    #expect(rings.heard == ["a 10", "b 10", "c 10"])
  }

  @Test func ringNextRingsOnlyOneInstant() {
    let rings = Rings()
    _ = set("a", at: 10, rings)
    _ = set("b", at: 11, rings)
    clock.ringNext()
    #expect(rings.heard == ["a 10"])
  }

  @Test func withoutAlarmsNothingHappens() {
    clock.ringNext()
    #expect(clock.now == .zero)
    #expect(clock.nextDue == nil)
  }

  @Test func aCancelledAlarmDoesNotRing() {
    let rings = Rings()
    let alarm = set("a", at: 10, rings)
    _ = set("b", at: 10, rings)
    alarm.cancel()
    ringAll()
    #expect(rings.heard == ["b 10"])
  }

  @Test func cancellingWhatHasRungIsHarmless() {
    let rings = Rings()
    let alarm = set("a", at: 10, rings)
    ringAll()
    alarm.cancel()
    alarm.cancel()
    #expect(rings.heard == ["a 10"])
  }

  @Test func anAlarmSetWhileRingingForThisInstantRingsStill() {
    let rings = Rings()
    _ = clock.set(at: .zero + .milliseconds(10)) {
      rings.heard.append("first")
      _ = set("second", at: 10, rings)
    }
    _ = set("other", at: 10, rings)
    clock.ringNext()
    #expect(rings.heard == ["first", "other 10", "second 10"])
  }

  @Test func anAlarmSetWhileRingingForLaterWaits() {
    let rings = Rings()
    _ = clock.set(at: .zero + .milliseconds(10)) { _ = set("later", at: 11, rings) }
    clock.ringNext()
    #expect(rings.heard.isEmpty)
    clock.ringNext()
    #expect(rings.heard == ["later 11"])
  }

  @Test func anAlarmCancelledWhileRingingDoesNotRing() {
    let rings = Rings()
    var later: VirtualClock.Alarm?
    _ = clock.set(at: .zero + .milliseconds(10)) {
      if let later { later.cancel() }
    }
    later = set("b", at: 10, rings)
    _ = set("c", at: 10, rings)
    ringAll()
    #expect(rings.heard == ["c 10"])
  }

  @Test func anAlarmOfThePastRingsWithoutTurningTheClockBack() {
    let rings = Rings()
    clock.advance(to: .zero + .milliseconds(30))
    _ = set("a", at: 10, rings)
    clock.ringNext()
    #expect(rings.heard == ["a 30"])
    #expect(clock.now == .zero + .milliseconds(30))
  }

  @Test func advancingRingsNothing() {
    let rings = Rings()
    _ = set("a", at: 10, rings)
    clock.advance(to: .zero + .milliseconds(10))
    #expect(rings.heard.isEmpty)
  }
}
