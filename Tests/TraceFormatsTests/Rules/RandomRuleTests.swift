import Testing
import TraceCore

@testable import TraceFormats

/// Rules of random tokens: each is read or has a mistake within its text, and none can crash.
@Suite struct RandomRuleTests {
  private static let tokens = [
    "1", "0", "2.5", "1e3", "true", "false", #""a""#, "location", "bounds", "moves", "super",
    "isTracking", "start", "thumb", "value", "self", "pi", ".", ".pi", "x", "midY", "contains",
    "insetBy", "abs", "min", "distance", "CGPoint", "Rect", "subview", "dx", "(", ")", "(", ")",
    ",", ":", "?", "!", "-", "+", "*", "/", "%", "<", "<=", "==", "!=", "&&", "||", "=", "#",
    "\"", "\\", "é", "\u{301}",
  ]

  private static let values = [
    "1", "0", "2.5", "moves", "value", "location.x", "abs(moves)", "true", "isTracking", "super",
    "bounds.contains(start)", "(1 - 2)", "distance(location, start)", #""a""#, "location",
    "thumb.center", "-3", "!true", "max(1, 2)",
  ]

  private static let operators = [
    "+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "?", ":",
  ]

  @Test(arguments: UInt64(0)..<20)
  func ofTokens(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 1...20, using: &random)
      let words = (0..<count).compactMap { _ in Self.tokens.randomElement(using: &random) }
      expectIsReadOrRefused(words.joined(separator: Bool.random(using: &random) ? " " : ""))
    }
  }

  @Test(arguments: UInt64(0)..<20)
  func ofOperands(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    var readCount = 0
    for _ in 0..<150 {
      var text = Self.values.randomElement(using: &random) ?? ""
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        text += " \(Self.operators.randomElement(using: &random) ?? "")"
        text += " \(Self.values.randomElement(using: &random) ?? "")"
      }
      if expectIsReadOrRefused(text) { readCount += 1 }
    }
    #expect(readCount > 0)
  }

  @Test(arguments: UInt64(0)..<10)
  func ofBytes(_ seed: UInt64) {
    var random = SplitMix(state: seed)
    for _ in 0..<150 {
      let count = Int.random(in: 1...12, using: &random)
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      expectIsReadOrRefused(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// - Returns: Whether the rule could be read.
  @discardableResult
  private func expectIsReadOrRefused(_ text: String) -> Bool {
    let scope = RuleScope(owner: .slider, key: .continueTracking)
    do throws(Mistake) {
      let rule = try Rule(text, gives: nil, scope: scope)
      let context = FixedContext()
      let first = rule.evaluate(in: context)
      #expect(context.callsOfSuper <= 1, "\(text)")
      #expect(rule.evaluate(in: context) == first, "\(text)")
      return true
    } catch {
      #expect((0...text.utf8.count).contains(error.offset), "\(text)")
      #expect(!error.problem.description.isEmpty, "\(text)")
      return false
    }
  }
}
