/// Which sections of two logs are of the same trace.
struct SectionPairs {
  private(set) var both: [(expected: ReadSection, actual: ReadSection)] = []
  private(set) var missing: [ReadSection] = []
  private(set) var unexpected: [ReadSection] = []

  /// Pairs the sections by their names; several of one name in their order.
  ///
  /// Two logs of one trace each belong together, unless both give it a name and not the same one.
  init(expected: [ReadSection], actual: [ReadSection]) {
    if expected.count == 1, actual.count == 1, expected[0].name == nil || actual[0].name == nil {
      both = [(expected[0], actual[0])]
      return
    }
    var places: [String?: [Int]] = [:]
    for index in actual.indices.reversed() { places[actual[index].name, default: []].append(index) }
    var isTaken = Array(repeating: false, count: actual.count)
    for section in expected {
      if let place = places[section.name]?.popLast() {
        isTaken[place] = true
        both.append((section, actual[place]))
      } else {
        missing.append(section)
      }
    }
    unexpected = actual.indices.filter { !isTaken[$0] }.map { actual[$0] }
  }
}
