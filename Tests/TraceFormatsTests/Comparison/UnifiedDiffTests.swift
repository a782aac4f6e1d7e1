import Testing
import TraceCore

@testable import TraceFormats

/// The diff as it is printed.
@Suite struct UnifiedDiffTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let expected: String
    let actual: String
    var context = 3
    var options = LogComparisonOptions()
    let diff: String

    var testDescription: String { name }
  }

  private static func log(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0) a b\n" }.joined()
  }

  private static func ignoring(_ categories: LogCategories) -> LogComparisonOptions {
    var options = LogComparisonOptions()
    options.ignored = categories
    return options
  }

  @Test(arguments: [
    Row(
      name: "a moved time is one line below the other",
      expected: "0 a b\n1 a touchDown\n2 a b\n", actual: "# c\n0 a b\n1.5 a touchDown\n2 a b\n",
      diff: """
        --- e
        +++ a
        @@ -1,3 +2,3 @@
         0 a b
        -1 a touchDown
        +1.5 a touchDown
         2 a b

        """),
    Row(
      name: "several that changed stay in pairs",
      expected: "0 a b x=1\n1 a b x=1\n", actual: "0 a b x=2\n1 a b x=2\n",
      diff: """
        --- e
        +++ a
        @@ -1,2 +1,2 @@
        -0 a b x=1
        +0 a b x=2
        -1 a b x=1
        +1 a b x=2

        """),
    Row(
      name: "what went stands before what came",
      expected: "0 a b\n1 c d\n", actual: "0 a b\n1 e f\n",
      diff: """
        --- e
        +++ a
        @@ -1,2 +1,2 @@
         0 a b
        -1 c d
        +1 e f

        """),
    Row(
      name: "context ends where the log does, and at so many lines",
      expected: log(1...9), actual: log(1...4) + log(6...9), context: 2,
      diff: """
        --- e
        +++ a
        @@ -3,5 +3,4 @@
         3 a b
         4 a b
        -5 a b
         6 a b
         7 a b

        """),
    Row(
      name: "changes apart are hunks of their own",
      expected: log(1...7), actual: log(2...6), context: 2,
      diff: """
        --- e
        +++ a
        @@ -1,3 +1,2 @@
        -1 a b
         2 a b
         3 a b
        @@ -5,3 +4,2 @@
         5 a b
         6 a b
        -7 a b

        """),
    Row(
      name: "hunks that touch are one",
      expected: log(1...6), actual: log(2...5), context: 2,
      diff: """
        --- e
        +++ a
        @@ -1,6 +1,4 @@
        -1 a b
         2 a b
         3 a b
         4 a b
         5 a b
        -6 a b

        """),
    Row(
      name: "without context what is new stands behind a line",
      expected: log(1...2), actual: "1 a b\n1.5 a c\n2 a b\n", context: 0,
      diff: """
        --- e
        +++ a
        @@ -1,0 +2 @@
        +1.5 a c

        """),
    Row(
      name: "without context what is missing stands behind a line",
      expected: "1 a b\n1.5 a c\n2 a b\n", actual: log(1...2), context: 0,
      diff: """
        --- e
        +++ a
        @@ -2 +1,0 @@
        -1.5 a c

        """),
    Row(
      name: "from nothing", expected: "", actual: "0 a b\n",
      diff: """
        --- e
        +++ a
        @@ -0,0 +1 @@
        +0 a b

        """),
    Row(
      name: "to nothing", expected: "0 a b\n", actual: "",
      diff: """
        --- e
        +++ a
        @@ -1 +0,0 @@
        -0 a b

        """),
    Row(
      name: "comments and what is ignored are context",
      expected: "# one\n0 a isTracking true\n0 a touchDown\n",
      actual: "0 a touchUpInside\n0 a touchDown\n", options: ignoring(.properties),
      diff: """
        --- e
        +++ a
        @@ -1,3 +1,4 @@
         # one
        +0 a touchUpInside
         0 a isTracking true
         0 a touchDown

        """),
    Row(
      name: "each trace has hunks of its own",
      expected: "# ==> x\n0 a b\n# ==> y\n0 a b\n", actual: "# ==> x\n1 a b\n# ==> y\n1 a b\n",
      diff: """
        --- e
        +++ a
        @@ -1,2 +1,2 @@ x
         # ==> x
        -0 a b
        +1 a b
        @@ -3,2 +3,2 @@ y
         # ==> y
        -0 a b
        +1 a b

        """),
    Row(
      name: "nothing that a terminal would obey",
      expected: "0 a b \u{1B}[31m\u{202E}\n", actual: "0 a b \u{9B}31m\n",
      diff: #"""
        --- e
        +++ a
        @@ -1 +1 @@
        -0 a b \u{1b}[31m\u{202e}
        +0 a b \u{9b}31m

        """#),
  ])
  func prints(_ row: Row) throws {
    let comparison = LogComparison(
      expected: try ReadLog(row.expected, file: "e"), actual: try ReadLog(row.actual, file: "a"),
      options: row.options)
    let diff = comparison.unified(context: row.context, expectedName: "e", actualName: "a")
    #expect(diff == row.diff)
  }

  @Test func setsOffWhatChangedInsideOfALine() throws {
    let comparison = LogComparison(
      expected: try ReadLog("# c\n0 a b at=1,2 -> true\n0 a x\n", file: "e"),
      actual: try ReadLog("# c\n0 a b at=1,3 -> true\n0 a y\n", file: "a"))
    let diff = comparison.unified(style: .colored, expectedName: "e", actualName: "a")
    let lines = [
      "[1m--- e[m", "[1m+++ a[m", "[36m@@ -1,3 +1,3 @@[m", " # c",
      "[31m-0 a b [7mat=1,2[27m -> true[m", "[32m+0 a b [7mat=1,3[27m -> true[m",
      "[31m-0 a x[m", "[32m+0 a y[m", "",
    ]
    #expect(diff == lines.joined(separator: "\n").replacing("[", with: "\u{1B}["))
  }

  /// A JSON log is shown in columns; its exact numbers stay.
  @Test func showsJSONInColumns() throws {
    let line = #""depth":1,"category":"event","subject":"button","callback":"touchDragExit","#
    let comparison = LogComparison(
      expected: try ReadLog(#"{"time":0.1,\#(line)"outside":71}"# + "\n", file: "e"),
      actual: try ReadLog(#"{"time":0.1000004,\#(line)"outside":71.12345}"#, file: "a"))
    #expect(
      comparison.unified(expectedName: "e", actualName: "a") == """
        --- e
        +++ a
        @@ -1 +1 @@
        -    0.100  button        touchDragExit     outside=71
        +    0.100  button        touchDragExit     outside=71.12345

        """)
    let later = LogComparison(
      expected: try ReadLog(#"{"time":0.1,\#(line)"outside":71}"# + "\n", file: "e"),
      actual: try ReadLog(#"{"time":0.100123,\#(line)"outside":71}"#, file: "a"))
    #expect(
      later.unified(expectedName: "e", actualName: "a")
        .hasSuffix("\n+ 0.100123  button        touchDragExit     outside=71\n"))
  }
}
