import Testing
import TraceCore

@testable import TraceFormats

/// Every property of a recognizer that a scene can give and a change can set.
@Suite struct SceneGesturePropertyTests {
  private func expectIsSet(_ row: PropertyRow) throws {
    try row.expectIsSet { keys in
      SceneReading.views(
        """
        {"frame": [0, 0, 100, 40],
         "gestures": [{"id": "one", "class": "\(row.type)GestureRecognizer"\(keys)}]}
        """)
    }
  }

  @Test(arguments: [
    PropertyRow("UITap", "isEnabled", "false", was: "true") { (one: GestureRecognizer) in
      one.isEnabled
    },
    PropertyRow("UIPinch", "cancelsTouchesInView", "false", was: "true") {
      (one: GestureRecognizer) in one.cancelsTouchesInView
    },
    PropertyRow("UIRotation", "delaysTouchesBegan", "true", was: "false") {
      (one: GestureRecognizer) in one.delaysTouchesBegan
    },
    PropertyRow("UISwipe", "delaysTouchesEnded", "false", was: "true") {
      (one: GestureRecognizer) in one.delaysTouchesEnded
    },
    PropertyRow("UITap", "numberOfTapsRequired", "2", was: "1") { (one: TapGestureRecognizer) in
      one.numberOfTapsRequired
    },
    PropertyRow("UITap", "numberOfTouchesRequired", "3", was: "1") {
      (one: TapGestureRecognizer) in one.numberOfTouchesRequired
    },
  ])
  func recognizersAndTaps(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  @Test(arguments: [
    PropertyRow("UILongPress", "minimumPressDuration", "0.25", was: "0.5") {
      (one: LongPressGestureRecognizer) in one.minimumPressDuration.seconds
    },
    PropertyRow("UILongPress", "minimumPressDuration", "0", was: "0.5", is: "0.0") {
      (one: LongPressGestureRecognizer) in one.minimumPressDuration.seconds
    },
    PropertyRow("UILongPress", "allowableMovement", "44", was: "10.0", is: "44.0") {
      (one: LongPressGestureRecognizer) in one.allowableMovement
    },
    PropertyRow("UILongPress", "numberOfTapsRequired", "1", was: "0") {
      (one: LongPressGestureRecognizer) in one.numberOfTapsRequired
    },
    PropertyRow("UILongPress", "numberOfTouchesRequired", "2", was: "1") {
      (one: LongPressGestureRecognizer) in one.numberOfTouchesRequired
    },
  ])
  func longPresses(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  @Test(arguments: [
    PropertyRow("UIPan", "minimumNumberOfTouches", "2", was: "1") {
      (one: PanGestureRecognizer) in one.minimumNumberOfTouches
    },
    PropertyRow("UIPan", "maximumNumberOfTouches", "1", was: "\(Int.max)") {
      (one: PanGestureRecognizer) in one.maximumNumberOfTouches
    },
    PropertyRow(
      "UIPan", "resetsTranslation", #""changed""#, logged: "changed", was: "never", is: "changed"
    ) { (one: PanGestureRecognizer) in one.resetsTranslation.rawValue },
    PropertyRow(
      "UIPan", "resetsTranslation", #""ended""#, logged: "ended", was: "never", is: "ended"
    ) { (one: PanGestureRecognizer) in one.resetsTranslation.rawValue },
    PropertyRow(
      "UISwipe", "direction", #""left""#, logged: "left", was: "right", is: "left"
    ) { (one: SwipeGestureRecognizer) in one.direction.name },
    PropertyRow(
      "UISwipe", "direction", #"["left", "down"]"#, logged: "left,down", was: "right",
      is: "left,down"
    ) { (one: SwipeGestureRecognizer) in one.direction.name },
    PropertyRow("UISwipe", "numberOfTouchesRequired", "2", was: "1") {
      (one: SwipeGestureRecognizer) in one.numberOfTouchesRequired
    },
  ])
  func dragsAndSwipes(_ row: PropertyRow) throws {
    try expectIsSet(row)
  }

  typealias Edges = ScreenEdgePanGestureRecognizer.Edges

  static let edgeRows: [(json: String, edges: Edges, logged: String)] = [
    (#""left""#, .left, "left"), (#"["top"]"#, .top, "top"),
    (#"["left", "right"]"#, [.left, .right], "left,right"),
    (#"["right", "bottom"]"#, [.right, .bottom], "bottom,right"), (#""all""#, .all, "all"),
  ]

  @Test(arguments: edgeRows)
  func edges(_ json: String, _ edges: Edges, _ logged: String) throws {
    let text = { (edges: String) in
      SceneFault.gesture(
        #""id": "back", "class": "UIScreenEdgePanGestureRecognizer", "edges": \#(edges)"#, ""
      )
      .text.text
    }
    let pan = try Scene.read(text(json)).recognizer("back") as? ScreenEdgePanGestureRecognizer
    #expect(pan?.edges == edges)
    let log = try SceneReading.log(
      in: text(#""bottom""#), changes: #"[{"time": 0.25, "set": "back.edges", "to": \#(json)}]"#)
    #expect(log == ["0.250 back set edges=\(logged)"])
  }

  @Test func aScrollViewsPanCanBeSetByItsID() throws {
    let scene = SceneReading.views(
      #"{"id": "feed", "class": "UIScrollView", "frame": [0, 0, 10, 10]}"#)
    let log = try SceneReading.log(
      in: scene,
      changes: #"[{"time": 0.25, "set": "feed.pan.maximumNumberOfTouches", "to": 1}]"#)
    #expect(log == ["0.250 feed.pan set maximumNumberOfTouches=1"])
  }
}
