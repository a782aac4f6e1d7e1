/// A finger from its press to its lift; UIKit's `UITouch`.
///
/// It keeps the view that it hit, wherever the finger goes. A new press is a new touch.
public final class Touch {
  /// The finger's name in the trace.
  public let id: TouchID

  /// The how manieth press of the replay it is, from 1 on: the name that reasons give it.
  let number: Int

  /// The view that was hit.
  public let view: View

  /// What the finger did in the event that is being delivered.
  public internal(set) var phase: TouchPhase {
    get { moment.phase }
    set { moment.phase = newValue }
  }

  /// When the finger last did something.
  public internal(set) var timestamp: Instant {
    get { moment.timestamp }
    set { moment.timestamp = newValue }
  }

  /// How many quick presses at one place this is the last of; 0 once it is no tap any more.
  public internal(set) var tapCount: Int {
    get { moment.tapCount }
    set { moment.tapCount = newValue }
  }

  /// What changes with every sample.
  ///
  /// It is stored apart from its public faces: every access to a public stored property of a class
  /// is checked for overlap when the program runs.
  private var moment: (phase: TouchPhase, timestamp: Instant, tapCount: Int)

  /// The place in the window, in points.
  var location: Point
  var previousLocation: Point
  package let start: Point
  package let began: Instant

  /// Whether the finger is up; the present event is the touch's last.
  var isLifted = false

  var standing = Standing.new

  /// The series of quick presses that the touch belongs to while it is down.
  var series: TapCounter.Series?

  /// The recognizers that follow it or have followed it, in the order in which they got it.
  var recognizers: [GestureRecognizer] = []

  /// The alarm that ends the while for which a scroll view keeps the touch from its content.
  var scrollViewHold: VirtualClock.Alarm?

  /// When a recognizer that delays the end failed last, at the lift or after it.
  var latestFailure: Instant?

  /// When the withheld end comes, if the clock has been told.
  var endDue: Instant?

  /// What the touch's view knows of it.
  enum Standing: Hashable {
    /// Nothing yet.
    case new
    /// Nothing, because something holds the begin back.
    case held
    /// All that happens.
    case delivered
    /// All but the lift, which something withholds.
    case endWithheld
    /// Nothing ever: the view followed another touch when this one began, and wants no second.
    case withheldFromView
    /// That the touch is over.
    case over
    /// Nothing ever: the touch was taken, refused or cancelled before the view was told.
    case dropped
    /// Nothing ever: an exclusive view keeps the touch from everybody.
    case ignored
  }

  /// The touch by itself, for the many calls with no other: a list that is made once.
  ///
  /// It holds the touch from `beginUse` to `endUse`.
  private(set) var alone: [Touch] = []

  init(id: TouchID, number: Int, view: View, location: Point, began: Instant) {
    self.id = id
    self.number = number
    self.view = view
    self.location = location
    previousLocation = location
    start = location
    self.began = began
    moment = (.began, began, 1)
  }

  /// The window of the view that was hit; `nil` once the view has left it.
  public var window: Window? { view.window }

  /// The recognizers that follow the touch.
  public var gestureRecognizers: [GestureRecognizer] {
    recognizers.filter { one in one.touches.contains { $0 === self } }
  }

  /// The place in the coordinates of `view`, in points; `nil` asks for the screen's.
  ///
  /// The view's present geometry counts, so that the place changes when the view moves.
  public func location(in view: View?) -> Point {
    view.map { $0.fromScreen(location) } ?? location
  }

  /// The place before the last move, in the present coordinates of `view`, in points.
  public func previousLocation(in view: View?) -> Point {
    view.map { $0.fromScreen(previousLocation) } ?? previousLocation
  }

  /// Somebody will be told of the touch.
  func beginUse() {
    alone = [self]
  }

  /// Nobody will be told of the touch any more.
  func endUse() {
    alone = []
  }

  /// Whether the finger is up and its view has still to be told of it, in the present event.
  var isViewWaitingForEnd: Bool {
    guard isLifted else { return false }
    return switch standing {
    case .new, .held, .delivered: true
    case .endWithheld, .withheldFromView, .over, .dropped, .ignored: false
    }
  }

  /// Whether the touch keeps a view without multiple touch from getting another.
  func occupies(_ view: View) -> Bool {
    guard self.view === view, !isLifted else { return false }
    return switch standing {
    case .new, .held, .delivered, .endWithheld, .over: true
    case .withheldFromView, .dropped, .ignored: false
    }
  }
}

extension Touch: Equatable {
  /// A touch equals only itself.
  public static func == (left: Touch, right: Touch) -> Bool { left === right }
}
