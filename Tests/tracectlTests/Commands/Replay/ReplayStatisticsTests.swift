import Testing

@testable import tracectl

@Suite struct ReplayStatisticsTests {
  @Test func countsOverAllTraces() throws {
    var (environment, close) = try Tool().open()
    defer { close() }
    environment.nanoseconds = { 5_000_000_000 }
    var statistics = ReplayStatistics(beginning: environment)
    statistics.add(TraceReplay.Result(samples: 100, callbacks: 250))
    statistics.add(TraceReplay.Result(samples: 20, callbacks: 50))
    environment.nanoseconds = { 6_004_000_000 }
    let line = statistics.line(at: environment)
    #expect(line == "120 samples, 300 callbacks, 1.004 s, 120 samples/s\n")
  }

  @Test func survivesAClockThatStandsStill() throws {
    let (environment, close) = try Tool().open()
    defer { close() }
    let statistics = ReplayStatistics(beginning: environment)
    #expect(statistics.line(at: environment) == "0 samples, 0 callbacks, 0.000 s, 0 samples/s\n")
  }
}
