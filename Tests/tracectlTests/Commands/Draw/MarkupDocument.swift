import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a text.
final class MarkupDocument: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  /// `nil` for what is not well-formed.
  init?(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  func all(_ name: String) -> [Element] {
    elements.filter { $0.name == name }
  }

  func all(class name: String) -> [Element] {
    elements.filter {
      ($0.attributes["class"] ?? "").split(separator: " ").contains(Substring(name))
    }
  }

  var ids: [String] { elements.compactMap { $0.attributes["id"] } }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    open.append(elements.count)
    elements.append(Element(name: name, attributes: attributes))
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    for index in open { elements[index].text += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }
}
