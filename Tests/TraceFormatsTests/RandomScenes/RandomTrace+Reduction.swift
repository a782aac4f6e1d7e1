import TraceCore

/// What is not needed for a trace to fail only hides why it does.
extension RandomTrace {
  /// The trace without all that can be left out so that `fails` still holds.
  func reduced(while fails: (Self) throws -> Bool) rethrows -> Self {
    var smallest = self
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for smaller in smallest.smallerOnes() where try fails(smaller) {
        smallest = smaller
        isSmaller = true
        break
      }
    }
    return smallest
  }

  /// The trace with one thing less.
  private func smallerOnes() -> [Self] {
    var all: [Self] = []
    if mischief != nil {
      var smaller = self
      smaller.mischief = nil
      all.append(smaller)
    }
    for index in changes.indices {
      var smaller = self
      smaller.changes.remove(at: index)
      all.append(smaller)
    }
    if namesEveryPress {
      for finger in Set(samples.map(\.finger)).sorted() {
        var smaller = self
        smaller.samples.removeAll { $0.finger == finger }
        all.append(smaller)
      }
    }
    for (index, sample) in samples.enumerated()
    where sample.phase == .moved || sample.phase == .stationary {
      var smaller = self
      smaller.samples.remove(at: index)
      all.append(smaller)
    }
    let needed = Set(changes.compactMap(\.subject) + [mischief?.subject].compactMap(\.self))
    for one in root.smallerOnes(keeping: needed) {
      var smaller = self
      smaller.root = one
      all.append(smaller)
    }
    return all
  }
}

extension RandomTrace.ViewNode {
  fileprivate var ids: [String] { [id] + gestures.map(\.id) + subviews.flatMap(\.ids) }

  /// The view with one subview, recognizer or property less, but those in `needed`.
  fileprivate func smallerOnes(keeping needed: Set<String>) -> [Self] {
    var all: [Self] = []
    for index in subviews.indices where needed.isDisjoint(with: subviews[index].ids) {
      var smaller = self
      smaller.subviews.remove(at: index)
      all.append(smaller)
    }
    for index in gestures.indices where !needed.contains(gestures[index].id) {
      var smaller = self
      smaller.gestures.remove(at: index)
      all.append(smaller)
    }
    for index in gestures.indices {
      for smallerGesture in gestures[index].smallerOnes() {
        var smaller = self
        smaller.gestures[index] = smallerGesture
        all.append(smaller)
      }
    }
    let kept: Set<String> = ["id", "class", "frame"]
    for index in members.indices where !kept.contains(members[index].key) {
      var smaller = self
      smaller.members.remove(at: index)
      all.append(smaller)
    }
    for index in subviews.indices {
      for smallerSubview in subviews[index].smallerOnes(keeping: needed) {
        var smaller = self
        smaller.subviews[index] = smallerSubview
        all.append(smaller)
      }
    }
    return all
  }
}

extension RandomTrace.Gesture {
  fileprivate func smallerOnes() -> [Self] {
    var all: [Self] = []
    for index in requirements.indices {
      var smaller = self
      smaller.requirements.remove(at: index)
      all.append(smaller)
    }
    for index in companions.indices {
      var smaller = self
      smaller.companions.remove(at: index)
      all.append(smaller)
    }
    let kept: Set<String> = ["id", "class", "edges"]
    for index in members.indices where !kept.contains(members[index].key) {
      var smaller = self
      smaller.members.remove(at: index)
      all.append(smaller)
    }
    return all
  }
}
