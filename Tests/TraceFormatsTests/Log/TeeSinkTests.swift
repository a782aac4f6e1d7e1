import Testing
import TraceCore
import TraceFormats

@Suite struct TeeSinkTests {
  @Test func eachGetsItsCategories() {
    let few = MemoryLog(categories: [.tracking])
    let all = MemoryLog()
    let tee = TeeSink(few, all)
    #expect(tee.categories == .all)

    tee.enter(0, "a", .hitTest(at: .zero))
    tee.enter(0, "a", .tracking(.beginTracking), depth: 1)
    tee.enter(0, "a", .pointInside(at: .zero), depth: 2)
    tee.leave(.bool(false))
    tee.leave(.bool(true), watched: [WatchedValue(name: "v", value: .number(1))])
    tee.leave(.text("a"))

    #expect(few.lines.map(\.entry.event) == [.tracking(.beginTracking)])
    #expect(few.lines.map(\.result) == [.bool(true)])
    #expect(few.lines.map(\.watched.count) == [1])
    #expect(all.lines.map(\.result) == [.text("a"), .bool(true), .bool(false)])
  }

  @Test func asksForTheCategoriesOfBoth() {
    let tee = TeeSink(MemoryLog(categories: [.hit]), MemoryLog(categories: [.chain, .hit]))
    #expect(tee.categories == [.hit, .chain])
  }

  private final class Listener: LogSink {
    private(set) var reasons: [Reason] = []

    override func explained(_ reason: Reason, at time: Instant) {
      reasons.append(reason)
    }
  }

  @Test func reasonsGoToThoseWhoWantThem() {
    let deaf = Listener(categories: [.event])
    let listener = Listener(categories: [], wantsReasons: true)
    let tee = TeeSink(deaf, listener)
    #expect(tee.wantsReasons)
    #expect(!TeeSink(deaf, MemoryLog()).wantsReasons)
    let reason = Reason.touch(1, .delivered)
    tee.explained(reason, at: .zero)
    #expect(deaf.reasons == [])
    #expect(listener.reasons == [reason])
  }
}
