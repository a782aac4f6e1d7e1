/// Scene files, of which each is read once, however many traces are played in it.
///
/// A scene is made anew for every trace; only the file's content is kept.
final class SceneFiles {
  /// How many bytes of files are kept, so that many scenes cost no more memory than a few.
  private let capacity: Int

  private var files: [PathKey: SceneFile] = [:]
  private var size = 0

  init(capacity: Int = 1 << 20) {
    self.capacity = capacity
  }

  /// The file at `path`, as it was when it was first asked for.
  func file(_ path: String, in environment: Environment) throws(FileError) -> SceneFile {
    let key = PathKey(path)
    if let file = files[key] { return file }
    let document = try InputFile(path: path, in: environment).document()
    let file = SceneFile(path: path, document: document)
    // A name and an entry take memory as well.
    let cost = document.count + path.utf8.count + 256
    if cost > capacity - size {
      files = [:]
      size = 0
    }
    if cost <= capacity {
      files[key] = file
      size += cost
    }
    return file
  }
}
