import TraceFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file or standard input, open for reading: piece by piece, or as a whole.
final class InputFile: ByteStream {
  /// What diagnostics call the file.
  let name: String

  /// Called before the file is read, which may take as long as somebody types.
  var willRead: () throws -> Void = {}

  /// Whether all of the file is there already, as of a file on a disk.
  var isComplete: Bool { size != nil }

  private let descriptor: FileDescriptor
  private let isOwned: Bool

  /// The size of a regular file at its opening; `nil` for what only comes in pieces.
  private let size: Int?

  /// Opens `path`, or takes standard input where it is `-`.
  init(path: String, in environment: Environment) throws(FileError) {
    isOwned = path != "-"
    name = isOwned ? path : "<stdin>"
    do throws(SystemError) {
      descriptor =
        isOwned ? try FileDescriptor.open(path, flags: O_RDONLY) : environment.standardInput
      let status = try descriptor.status()
      if status.kind == .directory { throw .isDirectory }
      // Files that the system makes up, as in /proc, say that they are empty.
      let isWhole = isOwned && status.kind == .regular && status.size > 0
      size = isWhole ? status.size : nil
    } catch {
      throw FileError(name: path == "-" ? "<stdin>" : path, problem: .cannotOpen(error))
    }
  }

  deinit {
    if isOwned { descriptor.closeFile() }
  }

  /// The file in the way in which a trace of this format, if it is known, is best read.
  ///
  /// A JSON trace is needed as a whole; the other formats are read in pieces, so that their length
  /// costs no memory.
  func traceInput(_ format: TraceFormat?) throws(FileError) -> TraceInput {
    switch format {
    case .json, nil: isComplete ? .document(try document()) : .stream(self)
    case .ndjson, .csv, .tsv: .stream(self)
    }
  }

  /// Reads the next piece; 0 bytes are the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    try willRead()
    return try readSome(into: buffer)
  }

  /// The whole file, of which nothing was read yet.
  func document() throws(FileError) -> Document {
    guard let size else { return try collect() }
    if size >= Document.smallestMapping, let mapping = try? Document(mapping: descriptor, size) {
      return mapping
    }
    let document = Document(count: size)
    var count = 0
    while count < size {
      let added = try readSome(into: document.space(from: count))
      if added == 0 { throw FileError(name: name, problem: .shrank) }
      count += added
    }
    return document
  }

  /// Reads on to the end of a file whose size nobody knows.
  private func collect() throws(FileError) -> Document {
    var document = Document(count: 65_536)
    var count = 0
    while true {
      if count == document.count { document = Document(copying: document, count: 2 * count) }
      let added = try readSome(into: document.space(from: count))
      if added == 0 { break }
      count += added
    }
    document.shorten(to: count)
    return document
  }

  private func readSome(into space: UnsafeMutableRawBufferPointer) throws(FileError) -> Int {
    do throws(SystemError) {
      return try descriptor.readSome(into: space)
    } catch {
      throw FileError(name: name, problem: .cannotRead(error))
    }
  }
}
