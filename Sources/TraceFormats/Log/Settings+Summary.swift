public import TraceCore

extension Settings {
  /// As a log begins: `profile uikit, phone, touch slop 70`.
  public var summary: String {
    let slop = "\(touchSlopInForce)"
    let digits = slop.hasSuffix(".0") ? slop.dropLast(2) : slop[...]
    return "profile \(profile.rawValue), \(idiom.rawValue), touch slop \(digits)"
  }
}
