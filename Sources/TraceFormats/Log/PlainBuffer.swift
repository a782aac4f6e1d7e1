/// A growing list of plain values, for the places where a log spends its time.
///
/// A log is put together from pieces of one to twenty bytes. An array checks before each of them
/// that it has one owner and that nobody else is looking, which costs several times the copy; this
/// list is an object that is never shared. It is the only code of the log that handles pointers:
/// memory is initialized throughout, no pointer leaves a call, and every access is within the
/// capacity that `reserve` has made.
final class PlainBuffer<Element: BitwiseCopyable> {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private let filler: Element

  /// How many elements are in the list.
  private(set) var count = 0

  /// For how many elements there is always room.
  static var leastCapacity: Int { 32 }

  /// - Parameters:
  ///   - capacity: For how many elements there is room at first.
  ///   - filler: What stands where nothing has been appended yet.
  init(capacity: Int, filler: Element) {
    self.capacity = max(capacity, Self.leastCapacity)
    self.filler = filler
    base = .allocate(capacity: self.capacity)
    base.initialize(repeating: filler, count: self.capacity)
  }

  deinit {
    base.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count)
      return base[index]
    }
    set {
      precondition(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  func removeAll() {
    count = 0
  }

  @inline(__always)
  func append(_ element: Element) {
    reserve(1)
    base[count] = element
    count &+= 1
  }

  @inline(__always)
  func removeLast() {
    precondition(count > 0)
    count -= 1
  }

  @inline(__always)
  func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  /// The elements, for as long as `body` runs.
  func withElements<Result, Failure: Error>(
    _ body: (UnsafeBufferPointer<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Puts the elements of `other` before the one at `offset`.
  func insert(_ other: PlainBuffer, at offset: Int) {
    precondition(offset >= 0 && offset <= count && other !== self)
    reserve(other.count)
    let place = base + offset
    (place + other.count).update(from: place, count: count - offset)
    place.update(from: other.base, count: other.count)
    count += other.count
  }

  @inline(__always)
  func append(_ elements: UnsafeBufferPointer<Element>) {
    guard let start = elements.baseAddress else { return }
    reserve(elements.count)
    (base + count).update(from: start, count: elements.count)
    count &+= elements.count
  }

  /// Hands `body` the first `leastCapacity` elements of the memory, appended or not.
  @inline(__always)
  func withMemory(_ body: (UnsafePointer<Element>) -> Void) {
    body(UnsafePointer(base))
  }

  /// Lets `write` put at most `room` elements at the end.
  ///
  /// - Parameters:
  ///   - room: How many elements `write` may overwrite.
  ///   - write: Gets the place of the first and returns how many of them count.
  @inline(__always)
  func append(room: Int, _ write: (UnsafeMutablePointer<Element>) -> Int) {
    reserve(room)
    let written = write(base + count)
    assert(written >= 0 && written <= room)
    count &+= written
  }

  /// Makes room for `added` further elements.
  @inline(__always)
  private func reserve(_ added: Int) {
    if added > capacity &- count { grow(by: added) }
  }

  @inline(never)
  private func grow(by added: Int) {
    let grown = max(2 * capacity, count + added)
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: grown)
    moved.initialize(from: base, count: count)
    (moved + count).initialize(repeating: filler, count: grown - count)
    base.deallocate()
    base = moved
    capacity = grown
  }
}
