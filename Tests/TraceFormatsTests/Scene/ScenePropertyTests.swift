import Testing
import TraceCore

@testable import TraceFormats

/// Every property of a view or control that a scene can give and a change can set.
@Suite struct ScenePropertyTests {
  private func expectIsSet(_ row: PropertyRow) throws {
    try row.expectIsSet { keys in
      SceneReading.views(
        #"{"id": "one", "class": "\#(row.type)", "frame": [10, 20, 100, 40]\#(keys)}"#)
    }
  }

  @Test(arguments: [
    PropertyRow(
      "UIView", "bounds", "[5, 6, 80, 20]", logged: "5,6,80,20", was: "[0.0, 0.0, 100.0, 40.0]",
      is: "[5.0, 6.0, 80.0, 20.0]"
    ) { (view: View) in view.bounds.text },
    PropertyRow(
      "UIView", "transform", "[0, 1, -1, 0, 2.5, 3]", logged: "0,1,-1,0,2.5,3", was: "0.0 0.0",
      is: "1.0 2.5"
    ) { (view: View) in "\(view.transform.b) \(view.transform.tx)" },
    PropertyRow("UIView", "alpha", "0.25", was: "1.0") { (view: View) in view.alpha },
    PropertyRow("UIView", "isHidden", "true", was: "false") { (view: View) in view.isHidden },
    PropertyRow("UIView", "isUserInteractionEnabled", "false", was: "true") { (view: View) in
      view.isUserInteractionEnabled
    },
    PropertyRow("UILabel", "isUserInteractionEnabled", "true", was: "false") { (view: View) in
      view.isUserInteractionEnabled
    },
    PropertyRow("UIImageView", "isUserInteractionEnabled", "true", was: "false") { (view: View) in
      view.isUserInteractionEnabled
    },
    PropertyRow("UIView", "isMultipleTouchEnabled", "true", was: "false") { (view: View) in
      view.isMultipleTouchEnabled
    },
    PropertyRow("UIView", "isExclusiveTouch", "true", was: "false") { (view: View) in
      view.isExclusiveTouch
    },
    PropertyRow(
      "UIView", "hitShape", #""ellipse""#, logged: "ellipse", was: "rect", is: "ellipse"
    ) { (view: View) in view.hitArea.shape.rawValue },
    PropertyRow(
      "UIView", "hitShape", #""capsule""#, logged: "capsule", was: "rect", is: "capsule"
    ) { (view: View) in view.hitArea.shape.rawValue },
    PropertyRow("UIView", "hitOutset", "12", was: "0.0 0.0 0.0 0.0", is: "12.0 12.0 12.0 12.0") {
      (view: View) in view.hitArea.outsets.text
    },
    PropertyRow(
      "UIView", "hitOutset", "[1, 2, -3, 4.5]", logged: "1,2,-3,4.5", was: "0.0 0.0 0.0 0.0",
      is: "1.0 2.0 -3.0 4.5"
    ) { (view: View) in view.hitArea.outsets.text },
    PropertyRow(
      "UIView", "touchHandling", #""take""#, logged: "take", was: "pass", is: "take"
    ) { (view: View) in view.touchHandling.rawValue },
    PropertyRow(
      "UIView", "touchHandling", #""takeAndPass""#, logged: "takeAndPass", was: "pass",
      is: "takeAndPass"
    ) { (view: View) in view.touchHandling.rawValue },
  ])
  func views(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  @Test(arguments: [
    PropertyRow("UIControl", "isEnabled", "false", was: "true") { (one: Control) in one.isEnabled },
    PropertyRow("UIControl", "isSelected", "true", was: "false") { (one: Control) in
      one.isSelected
    },
    PropertyRow("UIButton", "touchSlop", "12.5", was: "nil", is: "Optional(12.5)") {
      (one: Control) in one.touchSlop as Any
    },
    PropertyRow("UISlider", "value", "0.75", was: "0.0") { (one: Slider) in one.value },
    PropertyRow("UISlider", "minimumValue", "-5", was: "0.0", is: "-5.0") { (one: Slider) in
      one.minimumValue
    },
    PropertyRow("UISlider", "maximumValue", "5", was: "1.0", is: "5.0") { (one: Slider) in
      one.maximumValue
    },
    PropertyRow("UISlider", "isContinuous", "false", was: "true") { (one: Slider) in
      one.isContinuous
    },
    PropertyRow("UISlider", "thumbWidth", "28", was: "31.0", is: "28.0") { (one: Slider) in
      one.thumbWidth
    },
    PropertyRow("UISlider", "jumpsToTouch", "true", was: "false") { (one: Slider) in
      one.jumpsToTouch
    },
    PropertyRow("UISlider", "restoresValueOnCancel", "true", was: "false") { (one: Slider) in
      one.restoresValueOnCancel
    },
    PropertyRow("UISwitch", "isOn", "true", was: "false") { (one: Switch) in one.isOn },
    PropertyRow("UIStepper", "value", "7.5", was: "0.0") { (one: Stepper) in one.value },
    PropertyRow("UIStepper", "minimumValue", "-10", was: "0.0", is: "-10.0") { (one: Stepper) in
      one.minimumValue
    },
    PropertyRow("UIStepper", "maximumValue", "10", was: "100.0", is: "10.0") { (one: Stepper) in
      one.maximumValue
    },
    PropertyRow("UIStepper", "stepValue", "0.5", was: "1.0") { (one: Stepper) in one.stepValue },
    PropertyRow("UIStepper", "isContinuous", "false", was: "true") { (one: Stepper) in
      one.isContinuous
    },
    PropertyRow("UIStepper", "autorepeat", "false", was: "true") { (one: Stepper) in
      one.autorepeat
    },
    PropertyRow("UIStepper", "wraps", "true", was: "false") { (one: Stepper) in one.wraps },
  ])
  func controls(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  @Test(arguments: [
    PropertyRow("UISegmentedControl", "numberOfSegments", "3", was: "0") {
      (one: SegmentedControl) in one.numberOfSegments
    },
    PropertyRow("UISegmentedControl", "selectedSegmentIndex", "2", was: "-1") {
      (one: SegmentedControl) in one.selectedSegmentIndex
    },
    PropertyRow("UISegmentedControl", "isMomentary", "true", was: "false") {
      (one: SegmentedControl) in one.isMomentary
    },
    PropertyRow("UISegmentedControl", "disabledSegments", "[0, 2]", logged: "0,2", was: "[]") {
      (one: SegmentedControl) in one.disabledSegments
    },
    PropertyRow("UIPageControl", "numberOfPages", "5", was: "0") { (one: PageControl) in
      one.numberOfPages
    },
    PropertyRow("UIPageControl", "currentPage", "3", was: "0") { (one: PageControl) in
      one.currentPage
    },
    PropertyRow(
      "UIScrollView", "contentSize", "[320, 2000]", logged: "320,2000", was: "0.0 0.0",
      is: "320.0 2000.0"
    ) { (one: ScrollView) in "\(one.contentSize.width) \(one.contentSize.height)" },
    PropertyRow(
      "UITableView", "contentOffset", "[0, -12]", logged: "0,-12", was: "0.0 0.0", is: "0.0 -12.0"
    ) { (one: ScrollView) in "\(one.contentOffset.x) \(one.contentOffset.y)" },
    PropertyRow("UICollectionView", "isScrollEnabled", "false", was: "true") {
      (one: ScrollView) in one.isScrollEnabled
    },
    PropertyRow("UIScrollView", "delaysContentTouches", "false", was: "true") {
      (one: ScrollView) in one.delaysContentTouches
    },
    PropertyRow("UIScrollView", "canCancelContentTouches", "false", was: "true") {
      (one: ScrollView) in one.canCancelContentTouches
    },
    PropertyRow("UIScrollView", "touchesShouldBegin", "false", was: "true") {
      (one: ScrollView) in one.letsTouchesBegin
    },
    PropertyRow(
      "UIScrollView", "touchesShouldCancel", "true", was: "false true", is: "true true"
    ) { (one: ScrollView) in
      let (control, view) = (Control(id: "control"), View(id: "view"))
      return "\(one.touchesShouldCancel(in: control)) \(one.touchesShouldCancel(in: view))"
    },
    PropertyRow(
      "UIScrollView", "touchesShouldCancel", "false", was: "false true", is: "false false"
    ) { (one: ScrollView) in
      let (control, view) = (Control(id: "control"), View(id: "view"))
      return "\(one.touchesShouldCancel(in: control)) \(one.touchesShouldCancel(in: view))"
    },
  ])
  func listsPagesAndScrollViews(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  @Test func aFrameIsSet() throws {
    let reading = try SceneReading(
      SceneReading.views(#"{"id": "one", "frame": [10, 20, 100, 40]}"#),
      changes: #"[{"time": 0.5, "set": "one.frame", "to": [137, 500, 100.5, 40]}]"#)
    let view = try #require(try reading.scene?.view("one"))
    #expect(view.frame.text == "[10.0, 20.0, 100.0, 40.0]")
    #expect(view.bounds.text == "[0.0, 0.0, 100.0, 40.0]")
    let log = try reading.log(of: [])
    #expect(log == ["0.500 one set frame=137,500,100.5,40"])
    #expect(view.frame.text == "[137.0, 500.0, 100.5, 40.0]")
  }

  /// "its size follows the frame, about the same centre".
  @Test func boundsKeepTheCentre() throws {
    let scene = try Scene.read(
      SceneReading.views(
        #"{"bounds": [5, 6, 80, 20], "id": "one", "frame": [10, 20, 100, 40]}"#))
    #expect(try scene.view("one").frame.text == "[20.0, 30.0, 80.0, 20.0]")
  }

  /// Whatever the order of the keys.
  @Test func aValueMayStandBeforeItsLimits() throws {
    let scene = try Scene.read(
      SceneReading.views(
        """
        {"id": "volume", "class": "UISlider", "value": 60, "maximumValue": 100,
         "minimumValue": 20, "frame": [0, 0, 100, 31]}
        """))
    let slider = try #require(try scene.view("volume") as? Slider)
    #expect([slider.minimumValue, slider.value, slider.maximumValue] == [20, 60, 100])
  }

  @Test func theWindowTakesAViewsKeys() throws {
    let scene = try Scene.read(
      #"{"window": {"id": "main", "width": 320, "height": 568, "alpha": 0.5, "hitOutset": 3}}"#)
    let window = try scene.view("main")
    #expect(window.frame.text == "[0.0, 0.0, 320.0, 568.0]")
    #expect(window.alpha == 0.5)
    #expect(window.hitArea.outsets == Outsets(3))
  }
}

extension Outsets {
  fileprivate var text: String { "\(top) \(left) \(bottom) \(right)" }
}
