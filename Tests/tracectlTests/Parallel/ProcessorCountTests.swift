import Testing

@testable import tracectl

@Suite struct ProcessorCountTests {
  @Test func isSane() {
    #expect((1...65_536).contains(ProcessorCount.usable))
  }

  @Test(arguments: [
    ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2 as Int?),
    ("Cpus_allowed:\tff,ffffffff\n", 40), ("Cpus_allowed:\t8000\n", 1),
    ("Cpus_allowed:\t0\n", nil), ("Cpus_allowed_list:\t0-1\n", nil), ("", nil),
  ])
  func readsTheSystemsStatus(_ status: String, _ count: Int?) {
    #expect(ProcessorCount.allowed(by: status) == count)
  }
}
