import TraceCore

/// What came of a touch in a control.
extension TouchExplanation {
  func controlAnswer(_ control: String) -> Prose {
    let outcomes = self.outcomes
    let answer: Prose =
      if outcomes.isEmpty {
        obstacle ?? silentAnswer(control)
      } else {
        "\(id: control) \(sentence(outcomes))"
      }
    let isSaid = isDroppedByRecognizer || outcomes.contains { $0.isByRecognizer }
    return isSaid || recognitions.isEmpty ? answer : "\(answer); \(Prose.list(recognitions))"
  }

  /// Something that an app waits for, with its reason.
  private struct Outcome {
    let verb: Prose
    let object: Prose
    var isByRecognizer = false
  }

  /// `sent valueChanged, touchUpInside`, with a verb only where it changes.
  private func sentence(_ outcomes: [Outcome]) -> Prose {
    var parts: [Prose] = []
    for (index, outcome) in outcomes.enumerated() {
      let repeats = index > 0 && outcomes[index - 1].verb == outcome.verb
      parts.append(repeats ? outcome.object : "\(outcome.verb) \(outcome.object)")
    }
    return Prose.joined(parts, by: ", then ")
  }

  /// In the order in which they came.
  private var outcomes: [Outcome] {
    var outcomes: [Outcome] = []
    var place: ControlPlace?
    var taking = (cause: "of itself" as Prose, isByRecognizer: false)
    for step in story.steps {
      switch step.what {
      case .control(.measured(let measured)): place = measured
      case .control(.stopped):
        outcomes.append(
          Outcome(verb: "stopped tracking", object: "at \(step.time): continueTracking said no"))
      case .control(.released):
        outcomes.append(
          Outcome(
            verb: "stopped tracking",
            object: "at \(step.time) and told nobody: continueTracking said no"))
      case .cancelled(let taker): taking = (takingClause(taker, step.time), taker != nil)
      case .cancelledItself: taking = ("it called its own touchesCancelled", false)
      case .events(let burst):
        for event in burst.events {
          add(event, place, taking.cause, taking.isByRecognizer, to: &outcomes)
        }
      case .ignored, .withheld, .held, .delivered, .refused, .dropped, .endWithheld,
        .endDelayed, .ended, .control, .moves:
        break
      }
    }
    return outcomes
  }

  private func add(
    _ event: StoryStep.Count<Control.Event>, _ place: ControlPlace?, _ cause: Prose,
    _ isByRecognizer: Bool, to outcomes: inout [Outcome]
  ) {
    switch event.item {
    case .valueChanged:
      let object: Prose = event.count == 1 ? "valueChanged" : "valueChanged \(event.count) times"
      outcomes.append(Outcome(verb: "sent", object: object))
    case .touchCancel:
      outcomes.append(
        Outcome(
          verb: "got", object: "touchCancel because \(cause)", isByRecognizer: isByRecognizer))
    case .touchUpInside, .touchUpOutside:
      for _ in 0..<event.count {
        outcomes.append(Outcome(verb: "sent", object: up(event.item, place)))
      }
    default:
      break
    }
  }

  private func up(_ event: Control.Event, _ place: ControlPlace?) -> Prose {
    guard let place, let excursion = place.excursion else { return "\(id: event.name)" }
    let distance: Prose =
      excursion.distance == 0
      ? "on the edge, which is outside" : "\(points: excursion.distance) outside"
    let isInside = event == .touchUpInside
    switch place.verdict {
    case .withinSlop where isInside:
      return """
        \(id: event.name) although the finger was \(distance), because up to \(place.slop) count as \
        inside
        """
    case .pointInside where isInside:
      return """
        \(id: event.name) although the finger was \(distance), because its point(inside:) says yes \
        there
        """
    case .outside where !isInside:
      return """
        \(id: event.name) because the finger was \(distance), and only up to \(place.slop) count as \
        inside
        """
    case .inBounds, .withinSlop, .pointInside, .outside:
      return "\(id: event.name)"
    }
  }

  /// What to say of a control that sent nothing that an app waits for.
  private func silentAnswer(_ control: String) -> Prose {
    for step in story.steps.reversed() {
      guard case .control(let reason) = step.what else { continue }
      switch reason {
      case .refused: return "\(id: control) did not track the touch: beginTracking returned false"
      case .tracksOther(let other):
        return "\(id: control) did not track the touch: it tracked \(name(other))"
      case .lifted: return "\(id: control) sent no up event: its endTracking does not call super"
      case .measured(let place) where story.end?.end == .lifted && story.role == .segmentedControl:
        return unselectedAnswer(control, place)
      case .tracks, .measured: return unfinishedAnswer(control)
      case .stopped, .released, .cancelled: continue
      }
    }
    if case .cancelled(let taker)? = story.steps.last?.what, let time = story.steps.last?.time {
      return "\(id: control) got touchesCancelled because \(takingClause(taker, time))"
    }
    return story.end == nil
      ? "\(id: control) has the touch and has sent nothing yet"
      : "\(id: control) got the touch and sent nothing"
  }

  /// Of a segmented control, which has nothing but its selection.
  private func unselectedAnswer(_ control: String, _ place: ControlPlace) -> Prose {
    switch place.verdict {
    case .outside:
      let side: Prose = place.excursion.map { "\(sentence($0)) its bounds" } ?? "outside"
      return """
        \(id: control) selected nothing because the finger was lifted \(side), and only up to \
        \(place.slop) count as inside
        """
    case .inBounds, .withinSlop, .pointInside:
      return """
        \(id: control) selected nothing new: there is no segment, or it is selected already or \
        disabled
        """
    }
  }

  private func unfinishedAnswer(_ control: String) -> Prose {
    if let end = story.end, story.delivery == .endWithheld {
      return "\(id: control) still tracks the touch: the lift at \(end.time) is kept from it"
    }
    return "\(id: control) still tracks the touch \(atTheEnd)"
  }

  private var atTheEnd: Prose {
    explanation.until.map { "at \($0)" } ?? "when the trace stops"
  }
}
