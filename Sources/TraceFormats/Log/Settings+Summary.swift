public import TraceCore

extension Settings {
  /// As a log begins: `profile uikit, phone, touch slop 70`.
  public var summary: String {
    let slop = touchSlopInForce
    let points = slop.isFinite ? LogNotation.exact(slop) : LogNotation.rounded(slop)
    return "profile \(profile.rawValue), \(idiom.rawValue), touch slop \(points)"
  }
}
