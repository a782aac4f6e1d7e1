/// What a view does with touches that arrive at it.
public enum TouchHandling: String, CaseIterable, Hashable, Sendable {
  /// The next responder gets them: a view without overrides.
  case pass
  /// Nobody else gets them: an override without super.
  case take
  /// An override that calls super.
  case takeAndPass
}
