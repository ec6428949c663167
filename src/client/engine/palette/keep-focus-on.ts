/**
 * Brings the focus back into an input of the palette where something below it takes it; what lies over the palette may have it.
 * @returns ends it
 */
export function keepFocusOn(input: () => HTMLInputElement | null, isWanted: () => boolean): () => void {
  const onFocusIn = ({ target }: FocusEvent): void => {
    if (!isWanted()) return
    const dialog = input()?.closest('[role=dialog]')
    const isInside = target instanceof Node && dialog?.contains(target)
    const isOverlay = target instanceof Element && target.closest('[data-radix-popper-content-wrapper],[role=dialog]')
    if (!isInside && !isOverlay) input()?.focus({ preventScroll: true })
  }
  document.addEventListener('focusin', onFocusIn)
  return () => document.removeEventListener('focusin', onFocusIn)
}
