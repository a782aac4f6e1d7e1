import TraceCore
import TraceFormats

/// Options that several commands have.
extension OptionSpecification {
  static let help = OptionSpecification(name: .help, short: "h", help: "print this help")

  static let profile = OptionSpecification(
    name: .profile, value: .choice(Settings.Profile.allCases.map(\.rawValue)),
    help: "which account of UIKit to follow where guides, documentation and devices differ")

  static let slop = OptionSpecification(
    name: .slop, value: .text(placeholder: "POINTS"),
    help: "how far outside its bounds a control counts a finger as inside")

  static let strict = OptionSpecification(name: .strict, help: "treat warnings as errors")

  /// How to read a trace and what to play it in; `PlaybackOptions` reads them.
  static let playback = [
    OptionSpecification(
      name: .scene, value: .file, help: "the scene to replay in, whatever the trace names"),
    OptionSpecification(
      name: .inputFormat, value: .choice(TraceFormat.allCases.map(\.rawValue)),
      help: "how to read the traces, whatever their endings"),
    profile,
    slop,
    OptionSpecification(
      name: .idiom, value: .choice(Settings.Idiom.allCases.map(\.rawValue)),
      help: "the kind of device, which decides the slop"),
    OptionSpecification(
      name: .button, value: .text(placeholder: "X,Y,W,H"),
      help: "where the button of the default scene is, in points"),
    strict,
  ]

  /// Which lines of a log are wanted; `CategoryList` reads them.
  static let categories = [
    OptionSpecification(
      name: .show, value: .list(placeholder: "LIST", of: CategoryList.words), isRepeatable: true,
      help: "the categories of lines to print"),
    OptionSpecification(
      name: .hide, value: .list(placeholder: "LIST", of: CategoryList.words), isRepeatable: true,
      help: "the categories of lines not to print"),
  ]
}
