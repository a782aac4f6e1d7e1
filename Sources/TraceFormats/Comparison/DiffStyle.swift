/// How a diff is written.
public enum DiffStyle: Hashable, Sendable {
  case plain

  /// With a terminal's sequences: red is gone, green is new, and what changed inside of a line is
  /// set off.
  case colored
}
