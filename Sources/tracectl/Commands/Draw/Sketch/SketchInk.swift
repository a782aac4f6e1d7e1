/// Colours what belongs to a finger, where the terminal shows colours.
struct SketchInk: Sendable {
  let isColored: Bool

  /// Of a terminal's sixteen colours one for each of the picture's styles.
  private static let colors = [36, 33, 32, 35, 34, 31]

  func paint(_ sign: Unicode.Scalar, finger: Int) -> String {
    guard isColored else { return String(Character(sign)) }
    let color = Self.colors[FingerStyle(finger: finger).number]
    return "\u{1B}[\(color)m\(sign)\u{1B}[0m"
  }
}
