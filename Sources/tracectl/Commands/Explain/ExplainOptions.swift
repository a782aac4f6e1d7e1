import TraceCore
import TraceFormats

/// What `tracectl explain` was asked for.
struct ExplainOptions: Sendable {
  /// A path, or `-` for standard input.
  var trace: String

  var playback = PlaybackOptions()

  /// The finger to explain; `nil` explains all.
  var touch: TouchID?

  /// The moment to explain; `nil` explains everything.
  var time: Instant?
}

extension ExplainOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      trace = words.required(0)
      playback = try PlaybackOptions(words)
      touch = words[.touch].map { TouchID(named: $0.value) }
      time = try words[.at]?.instant()
    } catch {
      throw UsageError(error, in: .explain)
    }
  }
}
