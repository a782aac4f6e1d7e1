import TraceCore

/// Something that a touch's view got, did, or did not get.
struct StoryStep {
  let time: Instant
  var what: What

  enum What {
    case ignored(exclusiveView: String, otherTouch: Int)
    case withheld(otherTouch: Int)
    case held([TouchHolder])
    case delivered
    case refused(byScrollView: String)
    case dropped(by: String?)
    case endWithheld(by: [String])
    case endDelayed(until: Instant)
    case ended
    case cancelled(by: String?)
    case control(ControlReason)

    /// The control cancelled itself.
    case cancelledItself
    case events(Burst)

    /// Moves of a view that is no control.
    case moves(count: Int, until: Instant)
  }

  /// Events that belong together: those of one moment, or of a finger that drags on.
  struct Burst {
    var until: Instant
    var events: [Count<Control.Event>] = []
    var actions: [Count<Action>] = []

    /// The largest distance outside of the bounds, in points.
    var outside = 0.0

    /// Whether it goes on with further moves.
    var isDrag: Bool { events.allSatisfy { Self.dragEvents.contains($0.item) } }

    private static let dragEvents: [Control.Event] = [
      .touchDragInside, .touchDragOutside, .valueChanged,
    ]

    /// Whether an event at `time` belongs to it.
    func takes(_ event: Control.Event, at time: Instant) -> Bool {
      time == until || (isDrag && Self.dragEvents.contains(event))
    }

    mutating func add(_ event: Control.Event, outside distance: Double, at time: Instant) {
      until = time
      outside = max(outside, distance)
      events.count(event)
    }
  }

  struct Action: Hashable {
    let name: String
    let receiver: String?
  }

  struct Count<Item: Hashable> {
    let item: Item
    var count = 1
  }
}

extension Array {
  /// Counts one item more, in the order in which the items came first.
  mutating func count<Item>(_ item: Item) where Element == StoryStep.Count<Item> {
    if let index = firstIndex(where: { $0.item == item }) {
      self[index].count += 1
    } else {
      append(StoryStep.Count(item: item))
    }
  }
}
