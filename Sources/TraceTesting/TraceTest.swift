import Foundation
public import TraceCore
public import TraceFormats

/// A trace that a test replays, and the log that is expected of it.
///
/// ```swift
/// try TraceTest("knob.json").run {
///   let window = Window(size: Size(width: 390, height: 844))
///   window.addSubview(Knob(id: "knob", frame: Rect(x: 20, y: 20, width: 80, height: 80)))
///   return window
/// }
/// ```
///
/// It throws when the log is not the one beside the trace, as a unified diff with a summary in
/// words, and when the trace's own `expect` and `forbid` are not met. A log that is not there yet is
/// recorded, and every log is where the environment has `TRACE_RECORD=1`; the test fails all the
/// same, so that a recording is never mistaken for a pass.
public struct TraceTest {
  /// The callbacks that the log has.
  public var categories = LogCategories.standard

  /// How the logs are compared.
  public var comparison = LogComparisonOptions()

  /// What to do where UIKit's behaviour is disputed; `nil` is what the trace's scene says, and the
  /// default for a scene built in Swift.
  public var settings: Settings?

  /// Whether a warning about the trace, such as an unknown key, is an error.
  public var isStrict = true

  let trace: URL
  let log: URL

  /// Whether to write the log instead of comparing with it.
  var isRecording: Bool

  /// - Parameters:
  ///   - trace: The path of the trace (`.json`, `.ndjson`, `.jsonl`, `.csv`, `.tsv`).
  ///   - log: The path of the expected log; `nil` is `NAME.log` beside the trace.
  ///   - file: The file that relative paths start from: the one that this stands in.
  public init(_ trace: String, log: String? = nil, relativeTo file: String = #filePath) {
    let folder = URL(filePath: file).deletingLastPathComponent()
    self.trace = URL(filePath: trace, relativeTo: folder).standardizedFileURL
    self.log =
      log.map { URL(filePath: $0, relativeTo: folder).standardizedFileURL }
      ?? self.trace.deletingPathExtension().appendingPathExtension("log")
    let variable = ProcessInfo.processInfo.environment["TRACE_RECORD"] ?? ""
    isRecording = !variable.isEmpty && variable != "0"
  }

  /// Replays the trace in the scene that it names, or else in the one beside it: `NAME.scene.json`
  /// or `scene.json`; or else in a window with one button where the first touch begins.
  public func run() throws {
    try run(nil)
  }

  /// Replays the trace in a window that `makeWindow` builds.
  ///
  /// What the window does not own, such as view controllers, is the caller's to keep until the end.
  public func run(in makeWindow: () throws -> Window) throws {
    let application = Application()
    application.show(try makeWindow())
    try run(application)
  }

  /// Replays the trace in an application that `makeApplication` builds with its windows.
  ///
  /// What they do not own, such as view controllers, is the caller's to keep until the end.
  public func runApplication(_ makeApplication: () throws -> Application) throws {
    try run(try makeApplication())
  }
}
