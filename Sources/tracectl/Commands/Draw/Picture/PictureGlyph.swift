/// The signs of a picture, about the origin.
enum PictureGlyph {
  private static let end = SVGPicture.Metrics.endRadius
  private static let radius = SVGPicture.Metrics.glyphRadius

  /// A disc, or the finger's own shape.
  static func begin(_ style: FingerStyle) -> String {
    path("begin f\(style.number)", style.shape.path(radius: end - 1.5))
  }

  /// A ring of the finger's shape.
  static func lift(_ style: FingerStyle) -> String {
    path("lift f\(style.number)", style.shape.path(radius: end + 2.5))
  }

  /// A cross.
  static func cancel(_ style: FingerStyle) -> String {
    path("cross f\(style.number)", "M-7-7L7 7M7-7L-7 7")
  }

  /// A ring with gaps.
  static func stillDown(_ style: FingerStyle) -> String {
    path("lift open f\(style.number)", style.shape.path(radius: end + 2.5))
  }

  static func mark(_ kind: Mark.Kind) -> String {
    switch kind {
    case .event: path("event", FingerStyle.Shape.diamond.path(radius: radius))
    // Both point to the right, where the finger goes once they are turned.
    case .exit: path("exit", "M-5-5.5L6.5 0-5 5.5z")
    case .enter: path("enter", "M-5-5.5L6.5 0-5 5.5z")
    case .cancel: path("taken", "M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5")
    case .recognizer: path("state", "M-4.5-4.5H4.5V4.5H-4.5z")
    }
  }

  private static func path(_ name: String, _ data: String) -> String {
    "<path class=\"\(name)\" d=\"\(data)\"/>"
  }
}
