#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Threads of the system that work on one object together.
///
/// They are the system's, not those of Swift's concurrency: the tool is synchronous, and whoever
/// waits for tasks in one of their own threads may wait for ever. The system hands the object to a
/// thread as a mere pointer, so the compiler cannot see it cross over: it has to be one that
/// guards itself, as `Exchange` does. What else `body` uses, the compiler checks.
struct Threads {
  private var running: [pthread_t] = []

  /// As much as a main thread has, in bytes.
  ///
  /// Scenes may be nested as deep here as there, and the systems' defaults differ.
  private static let stackSize = 8 << 20

  /// Starts up to `count` threads that run `body`; fewer where the system has no more.
  init<Shared: AnyObject>(
    _ count: Int, sharing shared: Shared, _ body: @escaping @Sendable (Shared) -> Void
  ) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    for _ in 0..<count {
      guard let thread = Self.start(&attributes, { body(shared) }) else { break }
      running.append(thread)
    }
  }

  var count: Int { running.count }

  /// Waits until all have returned.
  func join() {
    for thread in running { pthread_join(thread, nil) }
  }

  /// What a thread finds behind its pointer.
  private final class Start {
    let body: () -> Void

    init(_ body: @escaping () -> Void) {
      self.body = body
    }

    /// What the system calls; it wants a pointer back.
    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Start>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }

  private static func start(
    _ attributes: inout pthread_attr_t, _ body: @escaping () -> Void
  ) -> pthread_t? {
    let start = Unmanaged.passRetained(Start(body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    guard pthread_create(&thread, &attributes, { Start.run($0) }, start.toOpaque()) == 0 else {
      start.release()
      return nil
    }
    return thread
  }
}
