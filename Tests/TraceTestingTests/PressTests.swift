import TraceTesting
import XCTest

final class PressTests: XCTestCase {
  func testALiftOnTheButtonIsAPress() throws {
    try TraceTest("Traces/press.csv").run()
  }
}
