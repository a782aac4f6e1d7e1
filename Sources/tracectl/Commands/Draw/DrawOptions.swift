import TraceCore

/// What `tracectl draw` was asked for.
struct DrawOptions: Sendable {
  enum Format: String, CaseIterable, Sendable {
    case svg
    case html

    /// Characters in a terminal.
    case text

    /// The format of a file whose name ends so.
    init?(fileName: String) {
      let name = fileName.lowercased()
      if name.hasSuffix(".svg") {
        self = .svg
      } else if name.hasSuffix(".html") || name.hasSuffix(".htm") {
        self = .html
      } else {
        return nil
      }
    }
  }

  /// A path; `-` is standard input.
  let trace: String
  let playback: PlaybackOptions
  let format: Format
}

extension DrawOptions {
  init(_ words: ParsedWords) throws(UsageError) {
    do throws(UsageError.Problem) {
      try self.init(reading: words)
    } catch {
      throw UsageError(error, in: .draw)
    }
  }

  private init(reading words: ParsedWords) throws(UsageError.Problem) {
    trace = words.required(0)
    var playback = try PlaybackOptions(words)
    playback.command = .draw
    self.playback = playback
    if let format: Format = try words[.format]?.choice() {
      self.format = format
    } else if let output = playback.output, output != "-" {
      guard let format = Format(fileName: output) else { throw .unknownPictureEnding(output) }
      self.format = format
    } else {
      format = .text
    }
  }
}
