import TraceCore

/// Where the slop of a control comes from.
enum SlopSource: String {
  case control
  case commandLine
  case scene
  case phone
  case pad

  /// Of a control without a slop of its own; `commandLine` is what the command line gives, in
  /// points.
  init(_ settings: Settings, commandLine: Double?) {
    if commandLine != nil {
      self = .commandLine
    } else if settings.touchSlop != nil {
      self = .scene
    } else {
      switch settings.idiom {
      case .phone: self = .phone
      case .pad: self = .pad
      }
    }
  }
}
