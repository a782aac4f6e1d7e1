/// How far a check has come, in the last line of a terminal.
struct CheckProgress {
  private let environment: Environment?
  private let total: Int
  private var done = 0
  private var isShown = false

  /// How many changes there are at most: each is a write.
  private static var steps: Int { 100 }

  /// Shows nothing unless standard error is a terminal that can go back in a line.
  init(total: Int, in environment: Environment) {
    let canShow = environment.isErrorTerminal && environment.variable("TERM") != "dumb"
    self.environment = canShow ? environment : nil
    self.total = total
  }

  /// One more result is there.
  mutating func advance() {
    done += 1
    guard let environment, done * Self.steps / total > (done - 1) * Self.steps / total else {
      return
    }
    environment.printError("\r\u{1B}[K\(done) of \(total) checked")
    isShown = true
  }

  /// Makes room for something else.
  mutating func hide() {
    if isShown { environment?.printError("\r\u{1B}[K") }
    isShown = false
  }
}
