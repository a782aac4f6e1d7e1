/// What becomes of a callback, or of two that stand for each other, from one log to the other.
///
/// The numbers are the callbacks' places in their logs.
enum LogStep: Hashable {
  case same(expected: Int, actual: Int)
  case changed(expected: Int, actual: Int)
  case removed(expected: Int)
  case added(actual: Int)

  var isSame: Bool {
    switch self {
    case .same: true
    case .changed, .removed, .added: false
    }
  }
}
