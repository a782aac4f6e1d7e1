import Testing
import TraceCore

@testable import TraceFormats

/// Classes, ids, windows, responders and settings of scenes that are fine.
@Suite struct SceneReadingTests {
  @Test func anEmptySceneIsAPhonesWindow() throws {
    let scene = try Scene.read("{}")
    #expect(scene.objects.ids == ["application", "window"])
    let window = try scene.view("window")
    #expect(window.frame == Rect(x: 0, y: 0, width: 390, height: 844))
    #expect(scene.application.windows.map(\.id) == ["window"])
  }

  @Test(arguments: ["1", "1.0", "1e0"])
  func theVersionIsOne(_ version: String) {
    #expect(SceneReading(#"{"version": \#(version)}"#).failure == nil)
  }

  @Test(arguments: [
    ("UIView", "View"), ("UILabel", "View"), ("UIImageView", "View"), ("UIControl", "Control"),
    ("UIButton", "Button"), ("StrictBoundsButton", "StrictBoundsButton"), ("UISlider", "Slider"),
    ("UISwitch", "Switch"), ("UISegmentedControl", "SegmentedControl"), ("UIStepper", "Stepper"),
    ("UIPageControl", "PageControl"), ("UIScrollView", "ScrollView"), ("UITableView", "ScrollView"),
    ("UICollectionView", "ScrollView"),
  ])
  func classesOfViews(_ name: String, _ type: String) throws {
    let plain = name.hasPrefix("UI") ? String(name.dropFirst(2)) : name
    let scene = try Scene.read(
      SceneReading.views(
        """
        {"id": "long", "class": "\(name)", "frame": [0, 0, 1, 1]},
        {"id": "short", "class": "\(plain)", "frame": [0, 0, 1, 1]}
        """))
    let types = try ["long", "short"].map { "\(Swift.type(of: try scene.view($0)))" }
    #expect(types == [type, type])
  }

  @Test(arguments: ["Tap", "LongPress", "Pan", "Swipe", "Pinch", "Rotation", "ScreenEdgePan"])
  func classesOfRecognizers(_ name: String) throws {
    let keys = name == "ScreenEdgePan" ? #", "edges": "left""# : ""
    let scene = try Scene.read(
      SceneReading.views(
        """
        {"frame": [0, 0, 1, 1], "gestures": [
          {"id": "long", "class": "UI\(name)GestureRecognizer"\(keys)},
          {"id": "short", "class": "\(name)GestureRecognizer"\(keys)}]}
        """))
    let types = try ["long", "short"].map { "\(type(of: try scene.recognizer($0)))" }
    #expect(types == ["\(name)GestureRecognizer", "\(name)GestureRecognizer"])
  }

  @Test func aViewIsAViewUnlessItSaysOtherwise() throws {
    let scene = try Scene.read(SceneReading.views(#"{"frame": [0, 0, 1, 1]}"#))
    #expect(type(of: try scene.view("view1")) == View.self)
  }

  /// "the class without prefix in lower camel case and a number counted per class over the unnamed".
  @Test func idsThatTheSceneDoesNotGive() throws {
    let scene = try Scene.read(
      SceneReading.views(
        """
        {"frame": [0, 0, 9, 9], "gestures": [
           {"class": "UITapGestureRecognizer"},
           {"id": "named", "class": "UITapGestureRecognizer"},
           {"class": "TapGestureRecognizer"}, {"class": "UIPanGestureRecognizer"}],
         "subviews": [
           {"class": "UIButton", "frame": [0, 0, 1, 1]},
           {"class": "UIButton", "id": "save", "frame": [0, 0, 1, 1]},
           {"class": "Button", "frame": [0, 0, 1, 1], "subviews": [
             {"class": "UIView", "frame": [0, 0, 1, 1]}]},
           {"class": "StrictBoundsButton", "frame": [0, 0, 1, 1]},
           {"class": "UIImageView", "frame": [0, 0, 1, 1]},
           {"class": "UIScrollView", "frame": [0, 0, 1, 1]},
           {"class": "UITableView", "frame": [0, 0, 1, 1]}]}
        """))
    #expect(
      scene.objects.ids == [
        "application", "window", "view1", "tapGestureRecognizer1", "named",
        "tapGestureRecognizer2", "panGestureRecognizer1", "button1", "save", "button2", "view2",
        "strictBoundsButton1", "imageView1", "scrollView1", "scrollView1.pan", "tableView1",
        "tableView1.pan",
      ])
  }

  @Test func idsMayHaveLettersDigitsAndThreeSigns() throws {
    let scene = try Scene.read(
      SceneReading.views(#"{"id": "Zurück_to-page.2", "frame": [0, 0, 1, 1]}"#))
    _ = try scene.view("Zurück_to-page.2")
  }

  @Test func theLastWindowIsInFront() throws {
    let log = try SceneReading.log(
      of: .tap(40, 40) + .tap(60, 60, at: 1000),
      in: """
        {"windows": [
          {"id": "main", "views": [{"id": "back", "frame": [0, 0, 100, 100]}]},
          {"id": "alert", "width": 50, "height": 50,
           "views": [{"id": "front", "frame": [0, 0, 50, 50]}]}]}
        """, showing: .touches)
    #expect(
      log == [
        "0.000 front touchesBegan touch=1 at=40,40", "0.100 front touchesEnded touch=1 at=40,40",
        "1.000 back touchesBegan touch=1 at=60,60", "1.100 back touchesEnded touch=1 at=60,60",
      ])
  }

  /// Two windows without ids are told apart, as everything else is.
  @Test func windowsWithoutIDs() throws {
    let scene = try Scene.read(#"{"windows": [{}, {}]}"#)
    #expect(Set(scene.application.windows.map(\.id)).count == 2)
  }

  @Test func laterSubviewsAreInFront() throws {
    let log = try SceneReading.log(
      of: .tap(5, 5),
      in: SceneReading.views(
        """
        {"id": "root", "frame": [0, 0, 10, 10], "subviews": [
          {"id": "behind", "frame": [0, 0, 10, 10]}, {"id": "before", "frame": [0, 0, 10, 10]}]}
        """), showing: .touches)
    #expect(log.first == "0.000 before touchesBegan touch=1 at=5,5")
  }

  @Test func namesAndNotesAreForPeople() throws {
    _ = try Scene.read(#"{"name": "player", "notes": "as on the tablet"}"#)
  }

  /// The deepest scene that a person would write, and the largest.
  @Test(arguments: [1, 100])
  func deepScenes(_ depth: Int) throws {
    var text = #"{"id": "leaf", "frame": [1, 1, 300, 300]}"#
    for _ in 1..<depth { text = #"{"frame": [1, 1, 300, 300], "subviews": [\#(text)]}"# }
    let log = try SceneReading.log(
      of: .tap(150, 150), in: SceneReading.views(text), showing: .touches)
    let place = 150 - depth
    #expect(log.first == "0.000 leaf touchesBegan touch=1 at=\(place),\(place)")
  }

  @Test(.timeLimit(.minutes(1))) func manyViews() throws {
    let views = (0..<10_000).map {
      #"{"id": "cell\#($0)", "frame": [\#($0 % 100), \#($0 / 100), 1, 1]}"#
    }
    let scene = try Scene.read(SceneReading.views(views.joined(separator: ",")))
    #expect(scene.objects.ids.count == 10_002)
    let log = try SceneReading.log(
      of: .tap(42.5, 17.5), in: SceneReading.views(views.joined(separator: ",")),
      showing: .touches)
    #expect(log.first == "0.000 cell1742 touchesBegan touch=1 at=0.5,0.5")
  }
}
