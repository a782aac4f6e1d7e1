import TraceCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The operands of one evaluation.
struct RuleStack {
  private let cells: UnsafeMutableBufferPointer<Double>
  private var count = 0

  /// Whether every value so far was finite.
  private(set) var isDefined = true

  /// - Parameter cells: Room for the most that the program has at a time.
  init(_ cells: UnsafeMutableBufferPointer<Double>) {
    self.cells = cells
  }

  // MARK: Values

  @inline(__always)
  mutating func push(_ value: Double) {
    precondition(count < cells.count)
    cells[count] = value
    count &+= 1
    if !value.isFinite { isDefined = false }
  }

  @inline(__always)
  mutating func push(_ value: Bool) { push(value ? 1.0 : 0.0) }

  @inline(__always)
  mutating func push(_ point: Point) {
    push(point.x)
    push(point.y)
  }

  @inline(__always)
  mutating func push(_ rect: Rect) {
    push(rect.origin)
    push(rect.width)
    push(rect.height)
  }

  @inline(__always)
  mutating func popNumber() -> Double {
    precondition(count > 0)
    count &-= 1
    return cells[count]
  }

  @inline(__always)
  mutating func popBool() -> Bool { popNumber() != 0 }

  /// Whether the Bool on top is `answer` and stays there; another one is taken.
  @inline(__always)
  mutating func keepsTop(_ answer: Bool) -> Bool {
    let keeps = popBool() == answer
    if keeps { push(answer) }
    return keeps
  }

  /// Takes a string, as its index among the rule's strings.
  @inline(__always)
  mutating func popString() -> Int { Int(popNumber()) }

  @inline(__always)
  mutating func popPoint() -> Point {
    let y = popNumber()
    return Point(x: popNumber(), y: y)
  }

  @inline(__always)
  mutating func popRect() -> Rect {
    let height = popNumber()
    let width = popNumber()
    return Rect(origin: popPoint(), size: Size(width: width, height: height))
  }
}

// MARK: Operations

extension RuleStack {
  /// Takes the operands of `operation` and leaves its result.
  @inline(__always)
  mutating func apply(_ operation: RuleOperation) {
    switch operation {
    case .not: push(!popBool())
    case .negate: push(-popNumber())
    case .add: combine { $0 + $1 }
    case .subtract: combine { $0 - $1 }
    case .multiply: combine { $0 * $1 }
    case .divide: combine { $0 / $1 }
    case .remainder: combine { $0.truncatingRemainder(dividingBy: $1) }
    case .less: compare { $0 < $1 }
    case .lessOrEqual: compare { $0 <= $1 }
    case .greater: compare { $0 > $1 }
    case .greaterOrEqual: compare { $0 >= $1 }
    case .equal(let count): push(popEqual(cells: count))
    case .absolute: push(abs(popNumber()))
    case .squareRoot: push(popNumber().squareRoot())
    case .minimum: combine { min($0, $1) }
    case .maximum: combine { max($0, $1) }
    case .hypotenuse: combine { hypot($0, $1) }
    case .angle: combine { atan2($0, $1) }
    case .distance:
      let end = popPoint()
      push(popPoint().distance(to: end))
    case .coordinate(let member):
      let point = popPoint()
      push(member == .x ? point.x : point.y)
    case .member(let member): push(member, of: popRect())
    case .standardize: push(popRect().standardized)
    case .contains:
      let point = popPoint()
      push(popRect().contains(point))
    case .inset:
      let dy = popNumber()
      let dx = popNumber()
      let outsets = Outsets(top: -dy, left: -dx, bottom: -dy, right: -dx)
      push(popRect().outset(by: outsets))
    }
  }

  @inline(__always)
  private mutating func combine(_ operation: (Double, Double) -> Double) {
    let right = popNumber()
    push(operation(popNumber(), right))
  }

  @inline(__always)
  private mutating func compare(_ comparison: (Double, Double) -> Bool) {
    let right = popNumber()
    push(comparison(popNumber(), right))
  }

  private mutating func popEqual(cells width: Int) -> Bool {
    precondition(count >= 2 * width)
    count -= 2 * width
    return (count..<count + width).allSatisfy { cells[$0] == cells[$0 + width] }
  }

  @inline(__always)
  private mutating func push(_ member: RuleMember, of rect: Rect) {
    switch member {
    case .x, .minX: push(rect.minX)
    case .y, .minY: push(rect.minY)
    case .width: push(rect.width)
    case .height: push(rect.height)
    case .midX: push(rect.midX)
    case .maxX: push(rect.maxX)
    case .midY: push(rect.midY)
    case .maxY: push(rect.maxY)
    case .center: push(rect.center)
    }
  }
}

extension Rect {
  /// The same area with a width and height that are not negative.
  fileprivate var standardized: Self {
    Self(
      x: min(minX, maxX), y: min(minY, maxY), width: abs(size.width), height: abs(size.height))
  }
}
