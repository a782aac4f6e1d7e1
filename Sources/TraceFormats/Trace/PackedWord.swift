/// Words as integers, their first byte lowest, so that one comparison recognises one of them.
///
/// A word of more than eight letters is here with its first eight.
enum PackedWord {
  static let x: UInt64 = 0x78
  static let y: UInt64 = 0x79
  static let t: UInt64 = 0x74
  static let id: UInt64 = 0x6469
  static let time: UInt64 = 0x656D_6974
  static let phase: UInt64 = 0x65_7361_6870
  static let touch: UInt64 = 0x68_6375_6F74
  static let finger: UInt64 = 0x7265_676E_6966
  static let tapCount: UInt64 = 0x746E_756F_4370_6174
  static let position: UInt64 = 0x6E6F_6974_6973_6F70
  static let location: UInt64 = 0x6E6F_6974_6163_6F6C

  static let began: UInt64 = 0x6E_6167_6562
  static let moved: UInt64 = 0x64_6576_6F6D
  static let ended: UInt64 = 0x64_6564_6E65
  static let canceled: UInt64 = 0x6465_6C65_636E_6163
  static let cancelle: UInt64 = 0x656C_6C65_636E_6163
  static let stationa: UInt64 = 0x616E_6F69_7461_7473

  // Keys as they stand in JSON, with their quotes and colon.
  static let quotedX: UInt32 = 0x3A22_7822
  static let quotedY: UInt32 = 0x3A22_7922
  static let quotedT: UInt32 = 0x3A22_7422
  static let quotedID: UInt64 = 0x3A_2264_6922
  static let quotedTime: UInt64 = 0x3A_2265_6D69_7422
  static let quotedPhase: UInt64 = 0x3A22_6573_6168_7022
  static let quotedTouch: UInt64 = 0x3A22_6863_756F_7422

  static let everyQuote: UInt64 = 0x2222_2222_2222_2222
  static let everyCaseBit: UInt64 = 0x2020_2020_2020_2020
  static let everyLowBit: UInt64 = 0x0101_0101_0101_0101
  static let everyHighBit: UInt64 = 0x8080_8080_8080_8080
  static let fiveBytes: UInt64 = 0xFF_FFFF_FFFF
  static let sevenBytes: UInt64 = 0xFF_FFFF_FFFF_FFFF
}
