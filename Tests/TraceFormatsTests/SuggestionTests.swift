import Testing

@testable import TraceFormats

@Suite struct SuggestionTests {
  static let keys = ["isHidden", "isEnabled", "alpha", "frame", "time", "x", "y", "id", "state"]
  static let events = [
    "touchDown", "touchDownRepeat", "touchUpInside", "touchUpOutside", "valueChanged",
  ]
  static let directions = ["right", "left", "up", "down"]

  @Test(
    arguments: [
      ("tiem", "time"), ("tme", "time"), ("Time", "time"), ("TIME", "time"), ("ftame", "frame"),
      ("hidden", "isHidden"), ("setHidden", "isHidden"), ("is_hidden", "isHidden"),
      ("enabled", "isEnabled"), ("setEnabled", "isEnabled"), ("isEnabeld", "isEnabled"),
      ("X", "x"), ("z", nil), ("ix", nil), ("colour", nil), ("", nil), ("aplhaa", "alpha"),
    ] as [(String, String?)])
  func keys(_ word: String, suggestion: String?) {
    #expect(Suggestion.closest(to: word, among: Self.keys) == suggestion)
  }

  @Test(
    arguments: [
      ("UIControlEventTouchUpInside", "touchUpInside"),
      ("UIControlEventValueChanged", "valueChanged"),
      ("touchUpinside", "touchUpInside"), ("touchDownRepaet", "touchDownRepeat"),
      ("touchupoutsde", "touchUpOutside"), ("editingDidBegin", nil),
    ] as [(String, String?)])
  func events(_ word: String, suggestion: String?) {
    #expect(Suggestion.closest(to: word, among: Self.events) == suggestion)
  }

  @Test func objectiveCsConstantsEndInSwiftsNames() {
    let word = "UISwipeGestureRecognizerDirectionRight"
    #expect(Suggestion.closest(to: word, among: Self.directions) == "right")
  }

  @Test func theFirstOfEquallyCloseWordsIsTaken() {
    #expect(Suggestion.closest(to: "cat", among: ["cot", "cut", "bat"]) == "cot")
    #expect(Suggestion.closest(to: "cat", among: []) == nil)
  }
}
