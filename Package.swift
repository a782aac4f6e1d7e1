// swift-tools-version: 6.2

import PackageDescription

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// A newer compiler may warn of more; that is to stop this project's own builds and nobody else's.
if Context.environment["CI"] != nil {
  settings.append(.treatAllWarnings(as: .error))
}

let package = Package(
  name: "tracectl",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "TraceCore", targets: ["TraceCore"]),
    .library(name: "TraceFormats", targets: ["TraceFormats"]),
    .library(name: "TraceTesting", targets: ["TraceTesting"]),
    .executable(name: "tracectl", targets: ["tracectl"]),
  ],
  targets: [
    .target(name: "TraceCore", swiftSettings: settings),
    .target(name: "TraceFormats", dependencies: ["TraceCore"], swiftSettings: settings),
    .target(
      name: "TraceTesting", dependencies: ["TraceCore", "TraceFormats"], swiftSettings: settings),
    .executableTarget(
      name: "tracectl", dependencies: ["TraceCore", "TraceFormats"], swiftSettings: settings),
    .testTarget(name: "TraceCoreTests", dependencies: ["TraceCore"], swiftSettings: settings),
    .testTarget(
      name: "TraceFormatsTests", dependencies: ["TraceCore", "TraceFormats"],
      swiftSettings: settings),
    .testTarget(
      name: "TraceTestingTests", dependencies: ["TraceCore", "TraceFormats", "TraceTesting"],
      exclude: ["Traces"], swiftSettings: settings),
    .testTarget(
      name: "tracectlTests",
      dependencies: ["TraceCore", "TraceFormats", "tracectl"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
