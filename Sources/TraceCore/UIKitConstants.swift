/// The numbers that the engine takes from UIKit, each with its unit and the reason to believe it.
///
/// A number is *documented* (Apple's documentation or headers state it), *measured* (app developers
/// published it from devices or simulators), from the *guides* (the tutorials that the profiles
/// `uikit` and `guide` follow), *reported* (by re-implementations and published
/// analyses) or *assumed* (our choice until something better turns up).
public enum UIKitConstants {
  /// Which views a hit-test passes over.
  public enum HitTest {
    /// A view with less opacity than this is passed over in a hit-test.
    ///
    /// Documented: `UIView.hitTest(_:with:)`, "alpha level less than 0.01".
    public static let minimumAlpha = 0.01
  }

  /// What a control counts as inside.
  public enum Control {
    /// How far outside its bounds a control still counts a tracked touch as inside, in points, on
    /// a phone.
    ///
    /// Measured: developers' read-outs on all four sides agree on 70.
    public static let touchSlopOnPhone = 70.0

    /// The same on a pad, in points.
    ///
    /// Reported; a scene's `touchSlop` overrides it.
    public static let touchSlopOnPad = 25.0
  }

  /// What a slider's finger can hold.
  public enum Slider {
    /// How wide the thumb is, in points.
    ///
    /// Reported; a scene's `thumbWidth` overrides it.
    public static let thumbWidth = 31.0
  }

  /// When a dragged switch toggles.
  public enum Switch {
    /// How far a finger drags toward the other side before the switch toggles, in points; at this
    /// distance it does not.
    ///
    /// Reported.
    public static let dragDistance = 25.0
  }

  /// When a held stepper goes on stepping.
  public enum Stepper {
    /// How long a finger stays down before the steps repeat.
    ///
    /// Assumed.
    public static let repeatDelay = TimeSpan.milliseconds(500)

    /// The time from one repeated step to the next.
    ///
    /// Assumed.
    public static let repeatInterval = TimeSpan.milliseconds(100)
  }

  /// Which presses are taps, for `tapCount` and for recognizers.
  public enum Tap {
    /// How long after a lift another press still belongs to the same series of taps.
    ///
    /// Reported.
    public static let interval = TimeSpan.milliseconds(350)

    /// How long a finger may stay down for a tap.
    ///
    /// Reported; a scene's `tapMaximumDuration` overrides it for recognizers.
    public static let maximumDuration = TimeSpan.milliseconds(750)

    /// How far a finger may move, and the next tap may lie from the first, in points; at this
    /// distance on either axis it is no tap of the series any more.
    ///
    /// Reported.
    public static let allowableMovement = 45.0
  }

  /// When a touch that stays is a long press.
  public enum LongPress {
    /// How long a touch stays down before the gesture begins.
    ///
    /// Documented: `UILongPressGestureRecognizer.minimumPressDuration`, "0.5 seconds".
    public static let minimumDuration = TimeSpan.milliseconds(500)

    /// How far a finger may stray before the gesture begins, in points; at this distance it may.
    ///
    /// Documented: `UILongPressGestureRecognizer.allowableMovement`, "10 points".
    public static let allowableMovement = 10.0
  }

  /// When a drag begins, and how its velocity is smoothed.
  public enum Pan {
    /// How far the centroid moves on an axis before the gesture begins, in points; taken off the
    /// translation.
    ///
    /// Reported.
    public static let threshold = 10.0

    /// The part of the previous velocity in the next.
    ///
    /// Reported.
    public static let previousVelocityShare = 0.2
  }

  /// Which drags come from an edge.
  public enum ScreenEdgePan {
    /// How near its edge of the window a touch begins, in points; at this distance it does.
    ///
    /// Assumed.
    public static let edgeDistance = 20.0

    /// How far inward the finger has moved when the threshold is reached, in points.
    ///
    /// Assumed: the pan's threshold.
    public static let minimumInward = 10.0
  }

  /// Which drags are quick and straight enough.
  public enum Swipe {
    /// How far along its direction the fingers move, in points.
    ///
    /// Assumed.
    public static let minimumDistance = 50.0

    /// How far they may stray across it, in points; at this distance they may.
    ///
    /// Assumed.
    public static let allowableAcross = 50.0

    /// How far backwards they may not move, in points.
    ///
    /// Assumed.
    public static let maximumBackwards = 50.0

    /// How long the gesture may take from the first finger's press.
    ///
    /// Assumed.
    public static let maximumDuration = TimeSpan.milliseconds(500)
  }

  /// When the fingers' distance counts as changed.
  public enum Pinch {
    /// How much the fingers' distance changes before the gesture begins, in points; taken off the
    /// distance.
    ///
    /// Reported.
    public static let threshold = 8.0
  }

  /// When the fingers count as turned.
  public enum Rotation {
    /// How far the fingers turn before the gesture begins, in radians; taken off the rotation.
    ///
    /// Assumed: 10°; 5° to 10° are reported.
    public static let threshold = Double.pi / 18
  }

  /// When the content of a scroll view gets a touch.
  public enum ScrollView {
    /// How long a touch is kept from the content.
    ///
    /// Measured: 151.8 ms and 152 ms.
    public static let contentDelay = TimeSpan.milliseconds(150)
  }

  /// The way from an event to the views.
  public enum Delivery {
    /// How long a view's withheld end waits after the last recognizer failed, in the profile
    /// `guide`.
    ///
    /// Guides.
    public static let touchesEndedDelay = TimeSpan.milliseconds(150)
  }

  /// When a replay is over.
  public enum Session {
    /// How long the clock runs on after the last sample while timers are left.
    ///
    /// Assumed; a scene's `tail` overrides it.
    public static let tail = TimeSpan.milliseconds(1_000)
  }
}
