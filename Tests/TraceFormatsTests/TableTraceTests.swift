import Testing
import TraceCore

@testable import TraceFormats

@Suite struct TableTraceTests {
  static let file = "trace.csv"

  /// Reads the text as a whole and in small pieces, which must not make a difference.
  static func read(_ text: String, file: String = file, isStrict: Bool = false) -> Reading {
    let whole = Reading(text, file: file, isStrict: isStrict)
    for size in [1, 7, 64] {
      let stream = Dribble(Array(text.utf8), size: size)
      #expect(Reading(.stream(stream), file: file, isStrict: isStrict) == whole)
    }
    return whole
  }

  static let drag: [TouchSample] = [
    .at(0, .began, 1, 2), .at(16, .moved, -3.5, 2), .at(33, .ended, -3.5, 2),
  ]

  @Test(arguments: [
    "phase,x,y,time\nbegan,1,2,0\nmoved,-3.5,2,0.016\nended,-3.5,2,0.033\n",
    "began,1,2,0\nmoved,-3.5,2,0.016\nended,-3.5,2,0.033",
    "BEGAN,1,2,0,1\nMoved,-3.5,2,0.016,1\nended,-3.5,2,0.033,\n",
    "t, y ,x,\tphase\r\n0,2,1,began\r\n\r\n0.016,2,-3.5,moved\r\n0.033,2,-3.5,ended\r\n",
    "\u{FEFF}# a drag, \"unclosed\n\n\"phase\",\"x\",y,timestamp,\"finger\",tapCount\n"
      + " began , 1 ,2,0,1,\n#\n\"moved\",\"-3.5\",2,1.6e-2, 1, \n  \t\nended,-3.5,2,0.033,1,",
  ])
  func reads(_ text: String) {
    let reading = Self.read(text)
    #expect(reading.failure == nil)
    #expect(reading.samples == Self.drag)
    #expect(reading.warnings.isEmpty)
  }

  @Test func readsTabs() {
    let text =
      "time\tphase\tx\ty\ttouch\n0\tbegan\t1\t2\tleft thumb\n0.5\tcanceled\t1\t2\t\"left thumb\""
    let reading = Self.read(text, file: "trace.tsv")
    #expect(reading.failure == nil)
    #expect(
      reading.samples == [
        .at(0, .began, 1, 2, touch: .name("left thumb")),
        .at(500, .cancelled, 1, 2, touch: .name("left thumb")),
      ])
  }

  @Test func quotedFieldsHoldDelimitersLineBreaksAndQuotes() {
    let text =
      "phase,x,y,time,touch,notes\nbegan,1,2,0,\"a,\"\"b\"\"\",\"one\r\ntwo, \"\"three\"\"\n\"\n"
      + "moved,1,2,0,\"a,\"\"b\"\"\",\nmoved,1,2,‸x,1,\n"
    let reading = Self.read(Marked(text).text)
    #expect(reading.samples.map(\.touch) == [.name("a,\"b\""), .name("a,\"b\"")])
    #expect(reading.failure?.location.line == 6)
    #expect(reading.warnings.map(\.location.line) == [1])
  }

  @Test func aStationaryFingerNeedsNoPlace() {
    let reading = Self.read("x,y,phase,time\n1,2,began,0\n,,stationary,0.1\n3,4,stationary,0.2\n")
    #expect(reading.failure == nil)
    #expect(
      reading.samples == [
        .at(0, .began, 1, 2), .at(100, .stationary, 0, 0), .at(200, .stationary, 3, 4),
      ])
  }

  @Test func fingersAndTapCounts() {
    let text =
      "id,tapCount,phase,x,y,t\n7,,began,1,2,0\n07,2,began,1,2,0\n-7,0,began,1,2,0\n,3,began,1,2,0\n"
    let reading = Self.read(text)
    #expect(reading.failure == nil)
    #expect(reading.samples.map(\.touch) == [7, .name("07"), -7, 1])
    #expect(reading.samples.map(\.tapCount) == [nil, 2, 0, 3])
  }

  /// Each row is one that a hasty reader takes for a plain one.
  @Test(
    arguments: [
      ("began,1,2,0,1.5x,a,b", .at(0, .began, 1, 2, touch: .name("1.5x"))),
      ("began,1,2,0,1.0,a,b", .at(0, .began, 1, 2, touch: .name("1.0"))),
      ("began,1,2,0,-0,a,b", .at(0, .began, 1, 2, touch: .name("-0"))),
      (
        "began,1,2,0,9223372036854775808,,",
        .at(0, .began, 1, 2, touch: .name("9223372036854775808"))
      ),
      ("began,1.25e1,-0.125,12.3456785,7,\"\",", .at(12_345, .began, 12.5, -0.125, touch: 7)),
    ] as [(String, TouchSample)])
  func oddValues(_ row: String, sample: TouchSample) {
    let reading = Self.read("phase,x,y,time,touch,odd,odder\nbegan,1,2,0,0,,\n\(row)\n")
    #expect(reading.failure == nil)
    var last = reading.samples.last
    // The table is in milliseconds, and one row looks at microseconds.
    if let time = last?.time.microseconds {
      last?.time = Instant(microseconds: time / 1_000 * 1_000)
    }
    #expect(last == sample)
  }

  @Test func aRowWithoutItsIgnoredColumnsIsShort() throws {
    let text: Marked = "phase,x,y,time,a,b\nbegan,1,2,0,,\n‸moved,1,2,0,\nmoved,1,2,0,,\n"
    let fault = Fault(text, "found 5 fields; expected 6")
    try fault.expectIsReported(by: Self.read(text.text), file: Self.file)
  }

  @Test func aCommentIsNoRowWhateverItsColumns() {
    let reading = Self.read("note,phase,x,y,time\n,began,1,2,0\n  #,moved,1,2,0\n#,moved,1,2,0\n")
    #expect(reading.failure == nil)
    #expect(reading.samples == [.at(0, .began, 1, 2)])
  }

  @Test func furtherColumnsAreIgnoredWithOneWarning() throws {
    let text: Marked = "phase,x,y,time,‸tuch,force\nbegan,1,2,0,8,0.5\nmoved,1,2,0,9,#,\n"
    let reading = Self.read(String(text.text.dropLast(2)) + "\n")
    #expect(reading.failure == nil)
    #expect(reading.samples == [.at(0, .began, 1, 2), .at(0, .moved, 1, 2)])
    #expect(
      reading.warnings.map(\.message) == [
        #"columns "tuch", "force" are ignored; did you mean "touch"?"#
      ])
    #expect(reading.warnings.first?.location == (try text.location(file: Self.file)))
    let strict = Self.read(text.text, isStrict: true)
    #expect(strict.failure?.problem == reading.warnings.first?.problem)
    #expect(strict.failure?.severity == .error)
  }

  @Test func furtherFieldsWithoutAHeaderRowAreIgnoredWithOneWarning() throws {
    let text: Marked = "began,1,2,0,8,‸0.5,left\nmoved,1,3,0,8,0.6,left\n"
    let reading = Self.read(text.text)
    #expect(reading.failure == nil)
    #expect(reading.samples == [.at(0, .began, 1, 2, touch: 8), .at(0, .moved, 1, 3, touch: 8)])
    #expect(
      reading.warnings.map(\.message) == [
        #"columns "0.5", "left" are ignored; expected phase, x, y, time, touch or tapCount"#
      ])
    #expect(reading.warnings.first?.location == (try text.location(file: Self.file)))
  }

  @Test func semicolonsAreToldFromColumns() {
    let reading = Self.read("phase;x;y;time\nbegan;1;2;0\n")
    #expect(
      reading.failure?.message
        == "found semicolons between the columns; expected commas, or tabs in a .tsv file")
  }

  @Test func aHeaderRowAloneIsATrace() {
    let reading = Self.read("phase,x,y,time\n")
    #expect(reading.failure == nil)
    #expect(reading.samples.isEmpty)
  }

  static func row(_ row: String, _ message: String) -> Fault {
    Fault(Marked("phase,x,y,time,touch,tapCount\nbegan,1,2,0.5,1,\n" + row + "\n"), message)
  }

  @Test(arguments: [
    Fault("‸", "nothing found; expected a trace"),
    Fault("‸\n \n# comment\n", "nothing found; expected a trace"),
    Fault("‸phase,x,y\n", #"no column "time"; found the columns "phase", "x", "y""#),
    Fault("# c\n‸1,2,3,4\n", #"no column "phase"; found the columns "1", "2", "3", "4""#),
    Fault("‸hello\n", #"no column "phase"; found the columns "hello""#),
    Fault("phase,◦x,y,time,‸x\n", #"duplicate column "x"; expected each column once"#),
    Fault("phase,x,y,◦time,‸t\n", #"column "t" means the same as "time"; expected one of them"#),
    Fault("began,1,2,0,1,2\nmoved,1,2,0,1,2,‸3\n", "found 7 fields; expected 6"),
    Fault("‸began,1,2\n", "found 3 fields; expected 4"),
    Fault("began,1,2,0\nmoved,1,2,0,‸1\n", "found 5 fields; expected 4"),
    Fault(
      "phase,x,y,time‸\rbegan,1,2,0\r",
      "found a carriage return without a line feed; expected lines that end in LF or CRLF"),
    row("‸moved,1,2,0.5", "found 4 fields; expected 6"),
    row("moved,1,2,0.5,1,1,‸", "found 7 fields; expected 6"),
    row("‸,1,2,0.5,1,", #""phase" is empty; expected a phase such as "began""#),
    row("moved,‸,2,0.5,1,", #""x" is empty; expected a number"#),
    row("stationary,1,‸,0.5,1,", #""y" is empty; expected a number"#),
    row("moved,1,2,‸,1,", #""time" is empty; expected a number"#),
    row("‸movd,1,2,0.5,1,", #"unknown phase "movd"; did you mean "moved"?"#),
    row("moved,1,‸2.,0.5,1,", #""2." is not a number: expected a digit after the point"#),
    row("moved,1,‸0x2,0.5,1,", #""0x2" is not a number: expected a decimal one"#),
    row("moved,1,‸nan,0.5,1,", #""nan" is not a number: expected a finite one"#),
    row("moved,‸-inf,2,0.5,1,", #""-inf" is not a number: expected a finite one"#),
    row("moved,‸1 2,2,0.5,1,", #""1 2" is not a number: expected a decimal one such as -12.5"#),
    row("moved,‸1e400,2,0.5,1,", #""1e400" is out of range; expected a smaller number"#),
    row("moved,1,2,‸1e13,1,", #""time" is 1e13; expected at most 4000000000000 seconds"#),
    row("moved,1,2,0.5,1,‸-1", #""tapCount" is -1; expected an integer of at least 0"#),
    row("moved,1,2,0.5,1,‸1.5", #""tapCount" is 1.5; expected an integer of at least 0"#),
    row(
      "moved,1,2,0.5,\"‸a\u{7}\",",
      #""touch" is "a\u{7}"; expected an integer or a name without control characters"#),
    row("moved,1,2,‸0.4999994,1,", "time 0.499999 is before the previous sample's 0.5"),
    row(
      "‸began,1,2,0.5,1,", "touch 1 begins again; expected it to end first, it is down since 0.5"),
    row(
      "ended,1,2,0.5,1,\n‸ended,1,2,0.5,1,",
      #"touch 1 is ended while it is not down; expected "began" first"#),
    row("‸moved,1,2,0.5,2,", #"touch 2 is moved while it is not down; expected "began" first"#),
    row("moved,‸\"1,2,0.5,1,", "a quote is opened here and never closed; expected a second one"),
    row("moved,\"1\"‸2,2,0.5,1,", #"found "2" after a closing quote; expected the next field"#),
    row(
      "moved,1‸\"2,2,0.5,1,",
      "found a quote inside a field; expected the whole field in quotes and this one doubled"),
    row("moved,1,2,0.5,‸\0,", "found a NUL byte; expected text"),
  ])
  func refuses(_ fault: Fault) throws {
    try fault.expectIsReported(by: Self.read(fault.text.text), file: Self.file)
  }

  @Test(arguments: [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x80]] as [[UInt8]])
  func refusesWhatIsNotUTF8(_ bytes: [UInt8]) {
    for beginning in ["#", "phase,x,y,t\nbegan,1,2,0\n\nmoved,1,", "began,1,2,0,"] {
      let text = Array(beginning.utf8) + bytes + Array(",0\n".utf8)
      let mark = Marked(beginning + "‸")
      let failure = Reading(text, file: Self.file).failure
      #expect(failure?.problem == .syntax(.invalidUTF8(bytes[0])))
      #expect(failure?.location == (try? mark.location(file: Self.file)))
    }
  }

  @Test func refusesAnotherEncoding() {
    let reading = Reading([0xFF, 0xFE, 0x70, 0x00], file: Self.file)
    #expect(
      reading.failure?.description == "trace.csv:1:1: error: the text is in UTF-16; expected UTF-8")
  }

  @Test func aLongTraceIsReadToItsEnd() {
    var text = "phase,x,y,time,touch,notes\n"
    for number in 0..<2_000 { text += "began,1,2,\(number),\(number),\"a \"\"quoted\"\" note\"\n" }
    let reading = Self.read(text)
    #expect(reading.failure == nil)
    #expect(reading.samples.count == 2_000)
  }
}
