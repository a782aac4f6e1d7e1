public import TraceCore

/// What a trace is played against, as a scene file describes it.
///
/// It owns the view controllers, which a tree of views does not: keep it as long as the application
/// is played with.
public final class Scene {
  /// The root of all that can be touched.
  public let application: Application

  /// What the scene decides; the command line may overrule it.
  public let settings: SceneSettings

  /// The ids of all that is in the scene, in the order of the file.
  public var ids: [String] { objects.ids }

  /// Its views, windows included, in the order of the file.
  package var views: [View] {
    ids.compactMap { id in
      switch objects[id] {
      case .view(let view): view
      case .recognizer, .responder, nil: nil
      }
    }
  }

  /// Everything that has an id, for changes and for those that refer to each other.
  let objects: SceneObjects

  /// The values for rules that views keep, by the views' ids.
  let states: [String: RuleState]

  init(
    application: Application, settings: SceneSettings, objects: SceneObjects,
    states: [String: RuleState] = [:]
  ) {
    self.application = application
    self.settings = settings
    self.objects = objects
    self.states = states
  }

  /// The scene of a trace that has none: a phone's window with one button.
  ///
  /// - Parameter frame: The button's frame, in points.
  public convenience init(button frame: Rect) {
    self.init(button: Button(id: "button", frame: frame))
  }

  /// A phone's window with `button`.
  package convenience init(button: Button) {
    let application = Application()
    let window = Window(size: SceneDefaults.windowSize)
    window.addSubview(button)
    application.show(window)
    var objects = SceneObjects()
    objects.add(.view(window))
    objects.add(.view(button))
    objects.add(.responder(application))
    self.init(application: application, settings: SceneSettings(), objects: objects)
  }
}

/// What a scene has when it does not say otherwise.
public enum SceneDefaults {
  /// In points.
  public static let windowSize = Size(width: 390, height: 844)

  /// Of the button in the scene of a trace that has none, in points.
  public static let buttonSize = Size(width: 120, height: 44)

  /// The frame of that button, centred where the first touch begins, in points; without one in the
  /// window's centre.
  public static func buttonFrame(first: TouchSample?) -> Rect {
    let center = first?.location ?? Point(x: windowSize.width / 2, y: windowSize.height / 2)
    return Rect(
      x: center.x - buttonSize.width / 2, y: center.y - buttonSize.height / 2,
      width: buttonSize.width, height: buttonSize.height)
  }
}

/// A thing of the scene that has an id.
enum SceneObject {
  case view(View)
  case recognizer(GestureRecognizer)
  /// A controller, the application or its delegate.
  case responder(Responder)

  var id: String {
    switch self {
    case .view(let view): view.id
    case .recognizer(let recognizer): recognizer.id
    case .responder(let responder): responder.id
    }
  }

  /// Who receives actions and touches, if it can.
  var responder: Responder? {
    switch self {
    case .view(let view): view
    case .recognizer: nil
    case .responder(let responder): responder
    }
  }
}

/// The things of a scene by their ids; each id stands for one thing.
struct SceneObjects {
  /// In the order of the file.
  private(set) var ids: [String] = []
  private var byID: [String: SceneObject] = [:]

  subscript(id: String) -> SceneObject? { byID[id] }

  /// - Returns: Whether the id was free.
  @discardableResult
  mutating func add(_ object: SceneObject) -> Bool {
    guard byID[object.id] == nil else { return false }
    ids.append(object.id)
    byID[object.id] = object
    return true
  }
}
