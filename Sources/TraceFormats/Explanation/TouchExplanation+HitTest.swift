import TraceCore

/// How the hit-test went.
extension TouchExplanation {
  /// Views that contain the point one inside of the other are one line; of many views that lie
  /// elsewhere only the first few are named.
  var hitTestLines: [Prose] {
    var lines: [Prose] = []
    var path: [TouchStory.Finding] = []
    var elsewhere: [TouchStory.Finding] = []
    for finding in story.findings {
      switch finding.finding {
      case .contains:
        closeElsewhere(&elsewhere, &lines)
        path.append(finding)
      case .outside, .outsideShape:
        closePath(&path, &lines)
        elsewhere.append(finding)
      case .passedOver, .refused, .covered, .unreached:
        closePath(&path, &lines)
        closeElsewhere(&elsewhere, &lines)
        lines.append("  \(sentence(finding))")
      }
    }
    closePath(&path, &lines)
    closeElsewhere(&elsewhere, &lines)
    lines.append(hitLine)
    return lines
  }

  private func closePath(_ path: inout [TouchStory.Finding], _ lines: inout [Prose]) {
    guard !path.isEmpty else { return }
    let views = Prose.joined(path.map { "\(id: $0.view)" }, by: " > ")
    lines.append("\(views) \(path.count == 1 ? "contains" : "contain") the point")
    path.removeAll()
  }

  private func closeElsewhere(_ findings: inout [TouchStory.Finding], _ lines: inout [Prose]) {
    let shown = findings.count <= Self.mostElsewhere ? findings.count : Self.mostElsewhere - 1
    for finding in findings.prefix(shown) {
      lines.append("  \(sentence(finding))")
    }
    if shown < findings.count {
      lines.append("  \(findings.count - shown) further views do not contain it either")
    }
    findings.removeAll()
  }

  /// How many views that lie elsewhere are shown one below the other at most.
  private static let mostElsewhere = 5

  private var hitLine: Prose {
    guard let view = story.view else { return "no view is hit" }
    let isLast =
      if case .contains? = story.findings.last(where: { $0.isOnTheWay })?.finding {
        story.findings.last { $0.isOnTheWay }?.view == view
      } else {
        false
      }
    return isLast ? "\(id: view) is the deepest view there: it is hit" : "\(id: view) is hit"
  }

  private func sentence(_ finding: TouchStory.Finding) -> Prose {
    let view = finding.view
    return switch finding.finding {
    case .contains: "\(id: view) contains the point"
    case .passedOver(.isHidden): "\(id: view) is hidden"
    case .passedOver(.alpha):
      "\(id: view) has an alpha below \(UIKitConstants.HitTest.minimumAlpha)"
    case .passedOver(.isUserInteractionEnabled): "\(id: view) has isUserInteractionEnabled false"
    case .passedOver(.isEnabled): "\(id: view) is not enabled"
    case .outside(let excursion): "the point is \(sentence(excursion)) \(id: view)"
    case .outsideShape(let shape):
      "the point is outside of the \(id: shape.rawValue) of \(id: view)"
    case .refused: "point(inside:) of \(id: view) says no"
    case .covered(let front): "\(id: view) contains the point too, but \(id: front) is in front"
    case .unreached(let through):
      "\(id: view) contains the point, but is asked only if \(id: through) does too"
    }
  }

  /// `48 points below`, `12 points to the left of`; what follows is the rectangle.
  func sentence(_ excursion: Excursion) -> Prose {
    let across = excursion.horizontal ?? 0
    let down = excursion.vertical ?? 0
    if across == 0, down == 0 {
      let isCorner = excursion.horizontal != nil && excursion.vertical != nil
      if isCorner { return "on the lower right corner, which is outside, of" }
      return excursion.vertical != nil
        ? "on the lower edge, which is outside, of" : "on the right edge, which is outside, of"
    }
    let vertical: Prose = down < 0 ? "above" : "below"
    let horizontal: Prose = across < 0 ? "to the left of" : "to the right of"
    if across == 0 { return "\(points: down.magnitude) \(vertical)" }
    if down == 0 { return "\(points: across.magnitude) \(horizontal)" }
    return "\(points: down.magnitude) \(vertical) and \(across.magnitude) \(horizontal)"
  }
}

extension TouchStory.Finding {
  /// Whether the walk came by here, as opposed to what it never asked.
  fileprivate var isOnTheWay: Bool {
    switch finding {
    case .contains: true
    case .passedOver, .outside, .outsideShape, .refused, .covered, .unreached: false
    }
  }
}
