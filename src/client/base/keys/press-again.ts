/** A key press as it is kept until what it was meant for is there. */
export type KeptPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/**
 * Presses keys that were kept, in their order, each where the focus is by then: what one of them opens takes the next.
 * Nothing is typed by them, since no script types into a field.
 */
export async function pressAgain(kept: readonly KeptPress[]): Promise<void> {
  for (const { key, code, ctrlKey, metaKey, altKey, shiftKey } of kept) {
    const init = { key, code, ctrlKey, metaKey, altKey, shiftKey, bubbles: true, cancelable: true }
    const focused = document.activeElement ?? document.body
    focused.dispatchEvent(new KeyboardEvent('keydown', init))
    await new Promise((goOn) => setTimeout(goOn))
  }
}
