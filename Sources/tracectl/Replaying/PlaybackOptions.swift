import TraceCore
import TraceFormats

/// How to read a trace and what to play it in: what every command that replays can be asked.
struct PlaybackOptions: Sendable {
  /// The scene for all traces; `nil` looks for one beside each.
  var scene: String?

  /// How to read the traces; `nil` looks at each.
  var inputFormat: TraceFormat?

  /// `nil`, here as in the next two, leaves it to the scene.
  var profile: Settings.Profile?
  var idiom: Settings.Idiom?

  /// In points.
  var touchSlop: Double?

  /// Where the default scene has its button; `nil` is where the first touch begins.
  var button: Rect?

  /// Whether warnings are errors.
  var isStrict = false

  /// The file that the command is going to write, which no scene may be; `nil` is standard output.
  var output: String?

  /// Whose help says more.
  var command = CommandName.replay
}

extension PlaybackOptions {
  init(_ words: ParsedWords) throws(UsageError.Problem) {
    scene = words[.scene]?.value
    if scene == "-" { throw .sceneFromStandardInput }
    inputFormat = try words[.inputFormat]?.choice()
    profile = try words[.profile]?.choice()
    idiom = try words[.idiom]?.choice()
    touchSlop = try words[.slop]?.distance()
    button = try words[.button]?.rectangle()
    isStrict = words.contains(.strict)
    output = words[.output]?.value
  }

  /// What keeps the output from being one of the files that are read.
  var outputGuard: OutputGuard { OutputGuard(output: output, command: command) }

  /// The settings in which `scene` is played.
  func settings(of scene: Scene) -> Settings {
    scene.settings.resolved(profile: profile, idiom: idiom, touchSlop: touchSlop)
  }
}
