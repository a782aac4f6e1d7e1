import TraceCore

/// Compares a log with the `expect` and `forbid` of its trace.
public struct ExpectationCheck {
  /// Gets every callback, whatever the user wants to see.
  public var log: TextLog { relay.log }

  private let relay: ExpectationRelay

  private let matcher: ExpectationMatcher
  private let expect: [LocatedString]
  private let forbid: [LocatedString]

  /// `nil` for a trace that expects nothing.
  public init?(_ header: TraceHeader) throws(ReadingFailure) {
    try self.init(header, by: ExpectationRelay())
  }

  /// The same, with a relay that may have served checks before, which are over.
  package init?(
    _ header: TraceHeader, by relay: @autoclosure () -> ExpectationRelay
  ) throws(ReadingFailure) {
    guard !header.expect.isEmpty || !header.forbid.isEmpty else { return nil }
    expect = header.expect
    forbid = header.forbid
    matcher = ExpectationMatcher(
      expect: try expect.map(Self.expectation), forbid: try forbid.map(Self.expectation))
    self.relay = relay()
    self.relay.serve(matcher)
  }

  /// What is not as expected, each with the place of the entry, in the order of the entries.
  public var problems: [Diagnostic] {
    // The matcher takes everything: there is nothing to fail.
    try? log.finish()
    let outcome = matcher.outcome
    let unmet = outcome.unmet.map {
      Diagnostic(at: expect[$0.index].location, .invalid("\($0)"))
    }
    let seen = outcome.seen.map {
      Diagnostic(at: forbid[$0.index].location, .invalid("\($0)"))
    }
    return unmet + seen
  }

  private static func expectation(_ entry: LocatedString) throws(ReadingFailure) -> Expectation {
    do throws(Expectation.Problem) {
      return try Expectation(entry.text)
    } catch {
      throw .diagnostic(Diagnostic(at: entry.location, .invalid("\(error)")))
    }
  }
}
