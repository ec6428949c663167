/** The states that a stylesheet knows, and the attribute that stands for each in the gallery. */
const states = {
  ':hover': '[data-hover]',
  ':focus-visible': '[data-focus]',
  ':focus-within': '[data-focus-within]',
  ':active': '[data-active]',
} as const
const pattern = /:(?:hover|focus-visible|focus-within|active)\b/g

/**
 * Lets attributes bring about what only a pointer and the focus bring about otherwise: each rule for such a state is copied
 * with the attribute in its place, whenever styles are added.
 * @returns a function that ends it
 */
export function forceStates(): () => void {
  const copies = document.createElement('style')
  const copy = (): void => {
    const sheets = [...document.styleSheets].filter(({ ownerNode }) => ownerNode !== copies)
    const rules = sheets.flatMap((sheet) => [...sheet.cssRules]).filter(({ cssText }) => cssText.search(pattern) >= 0)
    copies.textContent = rules
      .map(({ cssText }) => cssText.replace(pattern, (state) => states[state as keyof typeof states]))
      .join('\n')
  }
  document.body.append(copies)
  copy()
  const observer = new MutationObserver(copy)
  observer.observe(document.head, { childList: true, subtree: true, characterData: true })
  return () => {
    observer.disconnect()
    copies.remove()
  }
}

export type ForcedState = 'hover' | 'focus' | 'active'

/** Marks the controls within an element, and what is around them, as in a state; one at most has the focus in each part. */
export function force(root: HTMLElement, state: ForcedState): void {
  for (const part of root.children) {
    const controls = [...part.querySelectorAll<HTMLElement>(anyControl)]
    if (part instanceof HTMLElement && part.matches(anyControl)) controls.unshift(part)
    for (const control of state === 'focus' ? controls.slice(0, 1) : controls) {
      control.setAttribute(`data-${state}`, '')
      const around = state === 'focus' ? 'data-focus-within' : `data-${state}`
      for (let element = control.parentElement; element && element !== root; element = element.parentElement)
        element.setAttribute(around, '')
    }
  }
}

const anyControl = 'button, input, textarea, select, a, [role=combobox], [tabindex="0"]'
