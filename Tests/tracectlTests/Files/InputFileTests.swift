import Foundation
import Testing
import TraceFormats

@testable import tracectl

@Suite struct InputFileTests {
  private let folder: TemporaryFolder
  private let environment: Environment

  init() throws {
    folder = try TemporaryFolder()
    environment = try Tool(input: "typed").open().0
  }

  private func problem(_ path: String) -> FileError? {
    do {
      _ = try InputFile(path: path, in: environment)
      return nil
    } catch {
      return error
    }
  }

  private func pieces(_ file: InputFile, ofSize size: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = try file.read(into: buffer)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  private func bytes(of document: Document) -> [UInt8] {
    withExtendedLifetime(document) { Array(document.bytes) }
  }

  /// Bytes that differ at every place where a mistake of one page or piece would show.
  private func sample(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) }
  }

  private func write(_ bytes: [UInt8]) throws -> String {
    try Data(bytes).write(to: URL(filePath: folder.path("file")))
    return folder.path("file")
  }

  @Test func saysWhatIsMissing() throws {
    let path = folder.path("missing")
    #expect(problem(path)?.status == .cannotOpen)
    #expect(problem(path)?.description == "cannot open \(path): no such file or directory")
  }

  @Test func refusesAFolder() throws {
    #expect(problem(folder.path)?.status == .cannotOpen)
    #expect(problem(folder.path)?.description == "cannot open \(folder.path): it is a directory")
  }

  @Test(.disabled(if: getuid() == 0, "root may read everything"))
  func saysWhatIsForbidden() throws {
    let path = try folder.file("secret", "")
    try folder.setPermissions(0, of: "secret")
    #expect(problem(path)?.status == .cannotOpen)
    #expect(problem(path)?.description == "cannot open \(path): permission denied")
  }

  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 20_000])
  func readsInPieces(_ count: Int) throws {
    let file = try InputFile(path: write(sample(count)), in: environment)
    #expect(try pieces(file, ofSize: 4_096) == sample(count))
  }

  @Test(arguments: [0, 1, 4_096, 70_000, 1_048_575, 1_048_576, 1_048_577, 1_052_672])
  func readsAsAWhole(_ count: Int) throws {
    let file = try InputFile(path: write(sample(count)), in: environment)
    #expect(bytes(of: try file.document()) == sample(count))
  }

  @Test func readsStandardInput() throws {
    let file = try InputFile(path: "-", in: environment)
    #expect(file.name == "<stdin>")
    #expect(try pieces(file, ofSize: 2) == Array("typed".utf8))
  }

  @Test func collectsALongPipe() throws {
    let path = try write(sample(3_000_000))
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/cat")
    process.arguments = [path]
    process.standardOutput = pipe
    try process.run()
    var environment = environment
    environment.standardInput = FileDescriptor(
      number: pipe.fileHandleForReading.fileDescriptor)
    let file = try InputFile(path: "-", in: environment)
    #expect(bytes(of: try file.document()) == sample(3_000_000))
    process.waitUntilExit()
  }

  @Test func readsWhatTheSystemMakesUp() throws {
    let path = "/proc/self/status"
    guard FileManager.default.fileExists(atPath: path) else { return }
    let file = try InputFile(path: path, in: environment)
    #expect(!file.isComplete)
    #expect(bytes(of: try file.document()).starts(with: "Name:".utf8))
  }

  @Test func noticesAFileThatShrinks() throws {
    let path = try write(sample(100_000))
    let file = try InputFile(path: path, in: environment)
    #expect(truncate(path, 10) == 0)
    let problem = #expect(throws: FileError.self) { try file.document() }
    #expect(problem?.status == .ioFailure)
    #expect(problem?.description == "cannot read \(path): it became shorter while it was read")
  }

  @Test(arguments: [
    (TraceFormat?.some(.json), true), (nil, true), (.csv, false), (.ndjson, false), (.tsv, false),
  ])
  func takesOnlyDocumentsAsAWhole(_ format: TraceFormat?, _ isWhole: Bool) throws {
    let file = try InputFile(path: write(sample(10)), in: environment)
    switch try file.traceInput(format) {
    case .document: #expect(isWhole)
    case .stream: #expect(!isWhole)
    }
  }
}

@Suite struct MappedDocumentTests {
  @Test func endsWithAMessageWhenItsFileShrinks() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(74), observing: [\.standardErrorContent]
    ) {
      let folder = try TemporaryFolder()
      let path = try folder.file("file", String(repeating: "a", count: 2_000_000))
      let file = try FileDescriptor.open(path, flags: O_RDWR)
      let document = try Document(mapping: file, 2_000_000)
      // The process ends without cleaning up.
      try FileManager.default.removeItem(atPath: folder.path)
      ftruncate(file.number, 10)
      withExtendedLifetime(document) { #expect(!document.bytes.contains(1)) }
    }
    let message = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(message == "error: a file became shorter while it was read\n")
  }
}
