import TraceCore

/// Keys that are known though nothing reads them.
enum SceneKeys {
  /// What UIKit has and the engine does not play.
  static let notModelled: Set<String> = [
    "adjustsImageWhenHighlighted", "allowedTouchTypes", "alwaysBounceHorizontal",
    "alwaysBounceVertical", "anchorPoint", "animation", "animations", "autoresizingMask",
    "backgroundColor", "bounces", "bouncesZoom", "buttonMaskRequired", "coalescedTouches",
    "constraints", "contentEdgeInsets", "contentInset", "contentInsetAdjustmentBehavior",
    "decelerationRate", "delegate", "font", "force", "hover", "image", "isDirectionalLockEnabled",
    "isPagingEnabled", "layout", "layoutMargins", "maximumPossibleForce", "maximumZoomScale",
    "minimumZoomScale", "pencil", "predictedTouches", "requiresExclusiveTouchType",
    "safeAreaInsets", "text", "title", "transform3D", "zoomScale",
  ]
}

extension Control.Event {
  /// The names of several events at once.
  static var groups: [(name: String, option: Self)] {
    [
      ("allTouchEvents", .allTouchEvents), ("allEditingEvents", .allEditingEvents),
      ("allEvents", .allEvents),
    ]
  }
}

extension JSONValue {
  /// The value in a few words.
  var shortDescription: String {
    switch content {
    case .number(let number): shortText(number.value)
    case .string(let text): quoted(text)
    case .null, .bool, .array, .object: content.kind
    }
  }
}
