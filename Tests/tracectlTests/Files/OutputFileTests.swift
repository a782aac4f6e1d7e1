import Foundation
import Testing

@testable import tracectl

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder
  private let environment: Environment

  init() throws {
    folder = try TemporaryFolder()
    environment = try Tool().open().0
  }

  private func output(_ name: String) throws -> OutputFile {
    try OutputFile(path: folder.path(name), in: environment)
  }

  @Test func createsAFileWhenItIsComplete() throws {
    let output = try output("log")
    try output.write("line\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path("log")))
    try output.commit()
    #expect(try folder.content(of: "log") == "line\n")
    #expect(try folder.names() == ["log"])
    let mask = umask(0)
    umask(mask)
    #expect(try folder.permissions(of: "log") == 0o666 & ~Int(mask))
  }

  @Test func replacesOnlyRegularFiles() throws {
    #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
    try folder.link("link", to: "pipe")
    try folder.folder("folder")
    for name in ["pipe", "link", "/dev/null"] {
      let path = name.hasPrefix("/") ? name : folder.path(name)
      #expect(throws: SystemError.notRegular) { try FileReplacement(of: path) }
    }
    #expect(throws: SystemError.isDirectory) { try FileReplacement(of: folder.path("folder")) }
    #expect(try folder.names() == ["folder", "link", "pipe"])
  }

  @Test func keepsTheOldFileUntilThen() throws {
    try folder.file("log", "old")
    let output = try output("log")
    try output.write("new")
    #expect(try folder.content(of: "log") == "old")
    output.discard()
    #expect(try folder.content(of: "log") == "old")
    #expect(try folder.names() == ["log"])
  }

  @Test func keepsTheOldFileWhenItIsForgotten() throws {
    try folder.file("log", "old")
    do {
      let output = try output("log")
      try output.write("new")
    }
    #expect(try folder.content(of: "log") == "old")
    #expect(try folder.names() == ["log"])
  }

  #if os(Linux)
    static let namings = [true, false]
  #else
    static let namings = [true]
  #endif

  @Test(arguments: namings)
  func replacesWithAndWithoutATemporaryName(_ isNamed: Bool) throws {
    try folder.file("log", "old")
    for isCommitted in [false, true] {
      let new = try FileReplacement(of: folder.path("log"), isNamed: isNamed)
      try new.descriptor.write("new")
      #expect(try folder.names().count == (isNamed ? 2 : 1))
      #expect(try folder.content(of: "log") == "old")
      if isCommitted { try new.commit() } else { new.discard() }
      #expect(try folder.names() == ["log"])
    }
    #expect(try folder.content(of: "log") == "new")
  }

  @Test func keepsPermissions() throws {
    try folder.file("log", "old")
    try folder.setPermissions(0o640, of: "log")
    let output = try output("log")
    try output.write("new")
    try output.commit()
    #expect(try folder.content(of: "log") == "new")
    #expect(try folder.permissions(of: "log") == 0o640)
  }

  @Test func replacesWhatALinkLeadsTo() throws {
    let other = try TemporaryFolder()
    try other.file("real", "old")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("log"), withDestinationPath: other.path("real"))
    let output = try output("log")
    try output.write("new")
    try output.commit()
    #expect(try other.content(of: "real") == "new")
    #expect(try other.names() == ["real"])
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("log"))
    #expect(link == other.path("real"))
  }

  @Test func writesADeviceDirectly() throws {
    let output = try OutputFile(path: "/dev/null", in: environment)
    try output.write("gone")
    try output.commit()
    #expect(FileStatus.ofFile(at: "/dev/null")?.kind == .other)
  }

  @Test func writesANamedPipeDirectly() throws {
    #expect(mkfifo(folder.path("fifo"), 0o600) == 0)
    let reader = try FileDescriptor.open(folder.path("fifo"), flags: O_RDONLY | O_NONBLOCK)
    let output = try output("fifo")
    try output.write("line\n")
    try output.commit()
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: 16, alignment: 1)
    defer { bytes.deallocate() }
    #expect(try reader.readSome(into: bytes) == 5)
    #expect(FileStatus.ofFile(at: folder.path("fifo"))?.kind == .other)
    reader.closeFile()
  }

  @Test(arguments: [nil, "-", "/dev/stdout"])
  func writesToStandardOutput(_ path: String?) throws {
    let output = try OutputFile(path: path, in: environment)
    #expect(output.name == "<stdout>")
    #expect(output.descriptor == environment.standardOutput)
  }

  @Test(arguments: [
    ("nowhere/log", "no such file or directory"), ("", "it is a directory"),
  ])
  func saysWhatCannotBeCreated(_ name: String, _ reason: String) throws {
    let path = folder.path(name)
    let problem = #expect(throws: FileError.self) { try output(name) }
    #expect(problem?.status == .cannotCreate)
    #expect(problem?.description == "cannot create \(path): \(reason)")
  }

  @Test(.disabled(if: getuid() == 0, "root may write everything"))
  func doesNotReplaceAFileThatMustNotBeWritten() throws {
    try folder.file("log", "old")
    try folder.setPermissions(0o444, of: "log")
    let problem = #expect(throws: FileError.self) { try output("log") }
    #expect(problem?.problem == .cannotCreate(.notPermitted))
  }
}
