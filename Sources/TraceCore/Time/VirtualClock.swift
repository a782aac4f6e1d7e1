/// The time of a replay: it stands still until it is advanced, and rings its alarms on the way.
///
/// Nothing here reads the machine's clock.
final class VirtualClock {
  /// One ring that is due at an instant.
  struct Alarm {
    fileprivate let number: Int
    fileprivate let clock: VirtualClock

    /// Takes the alarm back; one that has rung is left alone.
    func cancel() {
      clock.pending.removeAll { $0.alarm.number == number }
    }
  }

  private struct Pending {
    let alarm: Alarm
    let due: Instant
    let ring: () -> Void
  }

  private(set) var now = Instant.zero

  /// In the order in which they ring: by instant, and at one instant in the order they were set.
  private var pending: [Pending] = [] {
    didSet { nextDue = pending.first?.due }
  }
  private var count = 0

  /// When the next alarm rings, or `nil` when none is set; asked before every sample.
  private(set) var nextDue: Instant?

  /// Moves the clock to `instant`, which rings nothing.
  ///
  /// - Precondition: No alarm is due before `instant`.
  func advance(to instant: Instant) {
    precondition(nextDue.map { $0 >= instant } ?? true, "an alarm is due before \(instant)")
    now = instant
  }

  /// Rings `ring` when the clock reaches `due`, or at once if it is there already.
  func set(at due: Instant, ring: @escaping () -> Void) -> Alarm {
    count += 1
    let alarm = Alarm(number: count, clock: self)
    let place = pending.firstIndex { $0.due > due } ?? pending.endIndex
    pending.insert(Pending(alarm: alarm, due: due, ring: ring), at: place)
    return alarm
  }

  /// Moves to the next alarm's instant and rings all that are due then, those set meanwhile too.
  func ringNext() {
    guard let due = nextDue else { return }
    now = max(now, due)
    while let first = pending.first, first.due <= now {
      pending.removeFirst()
      first.ring()
    }
  }
}
