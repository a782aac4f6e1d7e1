import Testing
import TraceCore

/// The questions that UIKit asks a recognizer's delegate, and the views on the touches' way.
@Suite struct DelegateTests {
  let scene = GestureScene()

  @Test func shouldBeginMayRefuse() throws {
    scene.add(TapGestureRecognizer(id: "tap")).shouldBegin = { _ in false }
    let log = try scene.play(.slowly(.down(at: 60, 110), .up()))
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "card touchesBegan 1@10,10",
        "tap touchesEnded 1@10,10",
        "tap state possible -> failed",
        "card touchesEnded 1@10,10",
      ])
  }

  @Test func shouldBeginIsAskedOnceAndSeesTheTranslationToCome() throws {
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    let journal = Journal()
    pan.shouldBegin = { [card = scene.card] one in
      journal.note("\(one.id) \(one.state) \(pan.translation(in: card).text)")
      return true
    }
    _ = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 69, 110), .move(to: 60, 125), .move(to: 60, 140), .up())
    )
    #expect(journal.texts == ["pan began 0,5"])
  }

  @Test func shouldBeginOfAPanThatRefusesLetsAnOuterOneBegin() throws {
    scene.add(PanGestureRecognizer(id: "inner")).shouldBegin = { _ in false }
    scene.add(PanGestureRecognizer(id: "outer"), to: scene.root)
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: [.gesture, .touches])
    #expect(
      log == [
        "inner touchesBegan 1@10,10",
        "outer touchesBegan 1@60,110",
        "card touchesBegan 1@10,10",
        "inner touchesMoved 1@30,10",
        "outer touchesMoved 1@80,110",
        "inner state possible -> failed",
        "outer state possible -> began",
        "  outer action outer state=began translation=10,0 velocity=200,0",
        "card touchesCancelled 1@30,10",
        "outer touchesEnded 1@80,110",
        "outer state began -> ended",
        "  outer action outer state=ended translation=10,0 velocity=200,0",
      ])
  }

  @Test func oneThatIsDisabledWhenItIsAskedDoesNotBegin() throws {
    scene.add(PanGestureRecognizer(id: "pan")).shouldBegin = { pan in
      pan.isEnabled = false
      return true
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: [.gesture, .properties])
    #expect(
      log == [
        "pan touchesBegan 1@10,10",
        "pan touchesMoved 1@30,10",
        "pan state possible -> failed",
        "pan state failed -> possible",
      ])
  }

  @Test func shouldReceiveIsAskedOnceForEachTouch() throws {
    let journal = Journal()
    let pan = scene.add(PanGestureRecognizer(id: "pan"))
    pan.shouldReceive = { [card = scene.card] one, touch in
      journal.note("\(one.id) \(touch.id) \(touch.location(in: card).text)")
      return touch.id == 2
    }
    let log = try scene.play(
      .slowly(
        .down(1, at: 60, 110), .move(1, to: 90, 110), .down(2, at: 160, 110),
        .move(2, to: 190, 110), .up(1), .up(2)),
      showing: .gesture)
    #expect(journal.texts == ["pan 1 10,10", "pan 2 110,10"])
    #expect(
      log == [
        "pan touchesBegan 2@110,10",
        "pan touchesMoved 2@140,10",
        "pan state possible -> began",
        "  pan action pan state=began translation=20,0 velocity=300,0",
        "pan touchesEnded 2@140,10",
        "pan state began -> ended",
        "  pan action pan state=ended translation=20,0 velocity=300,0",
      ])
  }

  @Test(arguments: ["inner", "outer"])
  func oneOfTwoIsEnoughToAllowBoth(_ allowing: String) throws {
    let inner = scene.add(PanGestureRecognizer(id: "inner"))
    let outer = scene.add(PanGestureRecognizer(id: "outer"), to: scene.root)
    for pan in [inner, outer] where pan.id == allowing {
      pan.shouldRecognizeSimultaneously = { one, other in one.id == allowing && other.id != allowing
      }
    }
    let log = try scene.play(
      .slowly(.down(at: 60, 110), .move(to: 80, 110), .up()), showing: .gesture)
    #expect(
      log == [
        "inner touchesBegan 1@10,10",
        "outer touchesBegan 1@60,110",
        "inner touchesMoved 1@30,10",
        "outer touchesMoved 1@80,110",
        "inner state possible -> began",
        "  inner action inner state=began translation=10,0 velocity=200,0",
        "outer state possible -> began",
        "  outer action outer state=began translation=10,0 velocity=200,0",
        "inner touchesEnded 1@30,10",
        "outer touchesEnded 1@80,110",
        "inner state began -> ended",
        "  inner action inner state=ended translation=10,0 velocity=200,0",
        "outer state began -> ended",
        "  outer action outer state=ended translation=10,0 velocity=200,0",
      ])
  }

  // MARK: Views

  /// Says what its app wants to each recognizer that asks.
  final class Judge: View {
    var answer = true
    private let journal: Journal

    init(id: String, frame: Rect, journal: Journal) {
      self.journal = journal
      super.init(id: id, frame: frame)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      journal.note("\(id) about \(recognizer.id)")
      return answer
    }
  }

  /// A view in a view in the root, which has the recognizer.
  private func judges(_ journal: Journal) -> (outer: Judge, inner: Judge) {
    let outer = Judge(
      id: "outer", frame: Rect(x: 0, y: 0, width: 375, height: 600), journal: journal)
    let inner = Judge(
      id: "inner", frame: Rect(x: 0, y: 0, width: 300, height: 300), journal: journal)
    outer.addSubview(inner)
    scene.root.addSubview(outer)
    return (outer, inner)
  }

  @Test func theViewsOnTheWayAreAskedFromTheHitOneOn() throws {
    let journal = Journal()
    let (_, _) = judges(journal)
    scene.add(TapGestureRecognizer(id: "tap"), to: scene.root).shouldBegin = { tap in
      journal.note("\(tap.id) itself")
      return true
    }
    _ = try scene.play(.slowly(.down(at: 10, 10), .up()))
    #expect(journal.texts == ["inner about tap", "outer about tap", "tap itself"])
  }

  @Test func aRecognizersOwnViewIsAskedOnlyWhenItWasHit() throws {
    let journal = Journal()
    let (outer, _) = judges(journal)
    scene.add(TapGestureRecognizer(id: "tap"), to: outer)
    _ = try scene.play(.slowly(.down(at: 10, 10), .up(), .down(at: 350, 400), .up()))
    #expect(journal.texts == ["inner about tap", "outer about tap"])
  }

  @Test func whoCancelsNoTouchesAsksNoView() throws {
    let journal = Journal()
    let (outer, _) = judges(journal)
    outer.answer = false
    scene.add(TapGestureRecognizer(id: "tap"), to: scene.root).cancelsTouchesInView = false
    let log = try scene.play(.slowly(.down(at: 10, 10), .up()), showing: .gesture)
    #expect(journal.texts.isEmpty)
    #expect(log.contains("tap state possible -> ended"))
  }

  @Test func anOverrideThatSaysNoIsTheLastThatIsAsked() throws {
    let journal = Journal()
    let (_, inner) = judges(journal)
    inner.answer = false
    scene.add(TapGestureRecognizer(id: "tap"), to: scene.root).shouldBegin = { _ in
      journal.note("the recognizer")
      return true
    }
    let log = try scene.play(.slowly(.down(at: 10, 10), .up()), showing: .gesture)
    #expect(journal.texts == ["inner about tap"])
    #expect(
      log == [
        "tap touchesBegan 1@10,10", "tap touchesEnded 1@10,10", "tap state possible -> failed",
      ])
  }

  @Test func aButtonsOverrideMayGiveWayToATap() throws {
    final class Yielding: Button {
      override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { true }
    }
    scene.card.addSubview(Yielding(id: "button", frame: Rect(x: 0, y: 0, width: 100, height: 50)))
    scene.add(TapGestureRecognizer(id: "tap"))
    let log = try scene.play(.slowly(.down(at: 60, 110), .up()), showing: [.event, .gesture])
    #expect(
      log == [
        "tap touchesBegan 1@10,10",
        "  button touchDown",
        "tap touchesEnded 1@10,10",
        "tap state possible -> ended",
        "  tap action tap state=ended at=10,10",
        "    button touchCancel",
      ])
  }
}
