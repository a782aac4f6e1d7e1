/// A word with a meaning of its own.
enum RuleWord: String {
  case `true`
  case `false`
  case `self`
  case pi
}
