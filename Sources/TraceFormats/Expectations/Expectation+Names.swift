import TraceCore

extension Expectation {
  /// Which name in the entry makes it match no line of any replay in a scene with these ids.
  ///
  /// What is forbidden and misspelt would hold for ever.
  package func unknownName(among ids: [String]) -> TraceFormats.Problem? {
    let subject = String(decoding: subject, as: UTF8.self)
    if !ids.contains(subject) { return .unknownID(subject, among: ids) }
    let callback = String(decoding: callback, as: UTF8.self)
    if CallbackKind(callback) != .property || Self.properties.contains(callback) { return nil }
    return .unknownWord(kind: "callback", callback, among: Self.callbacks)
  }

  /// What controls tell of when it changes.
  private static let properties = [
    "isTracking", "isTouchInside", "isHighlighted", "value", "isOn", "selectedSegmentIndex",
    "currentPage",
  ]

  private static let callbacks =
    ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled"]
    + TrackingCall.allCases.map(\.rawValue) + Control.Event.named.map(\.name)
    + ["action", "state", "willBeginDragging", "didScroll", "didEndDragging"]
    + ["interrupt", "removed", "set", "touchStillDown", "ruleUndefined"]
    + ["hitTest", "pointInside", "chain"] + properties
}
