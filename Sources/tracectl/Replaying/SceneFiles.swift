/// Scene files, of which each is read once, however many traces are played in it.
///
/// A scene is made anew for every trace; only the bytes are kept.
final class SceneFiles {
  /// How much is kept, in bytes, so that many scenes cost no more memory than a few.
  private let capacity: Int

  private var documents: [String: Document] = [:]
  private var size = 0

  init(capacity: Int = 1 << 24) {
    self.capacity = capacity
  }

  /// The content of the file at `path`, as it was when it was first asked for.
  func document(_ path: String, in environment: Environment) throws(FileError) -> Document {
    if let document = documents[path] { return document }
    let document = try InputFile(path: path, in: environment).document()
    // A name and an entry take memory as well.
    let cost = document.count + path.utf8.count + 256
    if cost > capacity - size {
      documents = [:]
      size = 0
    }
    if cost <= capacity {
      documents[path] = document
      size += cost
    }
    return document
  }
}
