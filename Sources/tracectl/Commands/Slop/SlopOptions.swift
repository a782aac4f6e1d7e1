/// What `tracectl slop` was asked for.
struct SlopOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    /// Tables.
    case text
    /// One object a press.
    case json
  }

  /// `-` is standard input.
  var trace: String

  var playback = PlaybackOptions()

  /// The only control to look at; `nil` is all that tracked.
  var view: String?

  var showsAllRows = false

  var format = Format.text
}

extension SlopOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      trace = words.required(0)
      playback = try PlaybackOptions(words)
      view = words[.view]?.value
      showsAllRows = words.contains(.allRows)
      format = try words[.format]?.choice() ?? .text
    } catch {
      throw UsageError(error, in: .slop)
    }
  }
}
