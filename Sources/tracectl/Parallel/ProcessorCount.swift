#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How many cores this process may use at once.
enum ProcessorCount {
  /// At least 1; on Linux, what `taskset` or a container's cpuset takes away is not counted.
  static var usable: Int {
    #if os(Linux)
      if let count = allowed(by: systemsStatus) { return count }
    #endif
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// What the line `Cpus_allowed:` of `/proc/self/status` comes to: hexadecimal digits, a bit a
  /// core, with commas between.
  ///
  /// `sched_getaffinity` would tell the same, but the overlay does not show it.
  static func allowed(by status: String) -> Int? {
    for line in status.split(separator: "\n") where line.hasPrefix("Cpus_allowed:") {
      let digits = line.drop { $0 != ":" }.dropFirst()
      let count = digits.reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
      return count > 0 ? count : nil
    }
    return nil
  }

  private static var systemsStatus: String {
    guard let file = try? FileDescriptor.open("/proc/self/status", flags: O_RDONLY) else {
      return ""
    }
    defer { file.closeFile() }
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4_096)
    while let count = try? piece.withUnsafeMutableBytes({ try file.readSome(into: $0) }), count > 0
    {
      bytes += piece.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
