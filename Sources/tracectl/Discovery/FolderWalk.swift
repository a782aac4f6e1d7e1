/// Goes through folders and all that is below them.
///
/// A folder is visited once, whatever ways lead there, and no link leads up to where a walk has
/// begun or above: so links cannot form a loop. They come last: what can be reached without a link
/// is, and its path does not depend on who else points there.
struct FolderWalk {
  /// A folder with what is in it.
  struct Folder {
    let path: String

    /// Where the walk began that led here, as an index into the roots.
    let root: Int

    let listing: FolderListing
  }

  /// A folder that cannot be listed.
  struct Failure {
    let path: String
    let root: Int
    let reason: SystemError
  }

  private struct Link {
    let path: String
    let root: Int
  }

  private(set) var folders: [Folder] = []
  private(set) var failures: [Failure] = []

  /// The folders that were visited.
  private(set) var visited: Set<FileStatus.Identity> = []

  /// Those roots below which something had been visited already.
  private(set) var overlapping: Set<Int> = []

  private var links: [Link] = []

  /// Visits each of `roots` and everything below it.
  init(from roots: [String]) {
    for (index, root) in roots.enumerated() { visit(root, root: index) }
    let above = Set(roots.flatMap(Self.ancestors))
    while !links.isEmpty {
      let found = links.sorted { $0.path.precedesInBytes($1.path) }
      links = []
      for link in found {
        guard let target = FileStatus.ofFile(at: link.path), !above.contains(target.identity)
        else { continue }
        visit(link.path, root: link.root)
      }
    }
  }

  /// Visits a folder and those below it that no link leads to.
  private mutating func visit(_ start: String, root: Int) {
    var waiting = [start]
    while let path = waiting.popLast() {
      let listing: FolderListing
      do throws(SystemError) {
        listing = try FolderListing(path: path)
      } catch {
        failures.append(Failure(path: path, root: root, reason: error))
        continue
      }
      guard visited.insert(listing.identity).inserted else {
        overlapping.insert(root)
        continue
      }
      folders.append(Folder(path: path, root: root, listing: listing))
      for entry in listing.entries {
        switch entry.kind {
        case .folder: waiting.append(FilePath.join(path, entry.name))
        case .linkedFolder: links.append(Link(path: FilePath.join(path, entry.name), root: root))
        case .file, .brokenLink, .other: break
        }
      }
    }
  }

  /// The folders that contain `root`, up to the uppermost.
  private static func ancestors(of root: String) -> [FileStatus.Identity] {
    var ancestors: [FileStatus.Identity] = []
    var path = root
    while let identity = FileStatus.ofFile(at: path)?.identity, identity != ancestors.last {
      ancestors.append(identity)
      path += "/.."
    }
    return ancestors
  }
}
