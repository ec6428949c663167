/**
 * Tells assistive technology which list it is about and which row is highlighted, and brings that into view unless it is known
 * to be there. cmdk makes the ids.
 */
export function pointTo(dialog: HTMLElement | null, value: string | undefined, isReached: boolean): void {
  const input = dialog?.querySelector('[role=combobox]') ?? null
  const panel = dialog?.querySelector('[data-action-panel]')
  const list = panel ?? dialog?.querySelector('[role=listbox]')
  const row = panel
    ? panel.querySelector('[aria-selected=true]')
    : value === undefined
      ? null
      : list?.querySelector(`[data-value="${value}"]`)
  attribute(input, 'aria-controls', list?.id)
  attribute(input, 'aria-activedescendant', row?.id)
  if (!isReached) row?.scrollIntoView({ block: 'nearest' })
}

function attribute(element: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name)
  else if (element?.getAttribute(name) !== value) element?.setAttribute(name, value)
}
