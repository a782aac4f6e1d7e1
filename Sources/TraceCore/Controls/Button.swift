/// A control whose touch up inside is its primary action; UIKit's `UIButton`.
open class Button: Control {
  override func followUp(_ event: Event) {
    if event == .touchUpInside { send(.primaryActionTriggered) }
  }

  package override func refusesAsStockControl(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSingleTap(ofOtherViewThan: self)
  }
}
