import TraceCore

/// A callback of a log that was read, its words as numbers of a `WordTable`.
struct ReadCallback: Hashable {
  /// The number of the line in the file, from 1.
  let line: Int

  /// Since the start of the trace, in microseconds.
  let time: Int64

  /// How many calls it is inside of.
  let depth: Int32

  let subject: Int32
  let callback: Int32

  /// What the line says beyond its callback, with one blank between words.
  let details: Int32

  /// The same with three decimals, as a text log has it; it differs only for a JSON log.
  let roundedDetails: Int32

  /// What a JSON log says; a line of text does not say it.
  let category: LogCategory?
}

/// One trace's part of a log.
struct ReadSection {
  /// The path behind `# ==>`; `nil` where no such line precedes.
  let name: String?

  /// The lines of the file that belong to it, from 1, that with the name included.
  var lines: Range<Int>

  /// Which of the log's callbacks belong to it.
  var callbacks: Range<Int>
}
