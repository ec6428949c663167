/** The forms that hold unsaved changes now. */
const unsaved = new Set<string>()

/** The browser asks before the page is closed, reloaded or left (specification: leaving the page triggers a browser prompt). */
function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault()
}

/** Notes whether a form holds unsaved changes. */
export function markUnsaved(key: string, isUnsaved: boolean): void {
  const before = unsaved.size
  if (isUnsaved) unsaved.add(key)
  else unsaved.delete(key)
  if (before === 0 && unsaved.size > 0) window.addEventListener('beforeunload', askBeforeUnload)
  if (before > 0 && unsaved.size === 0) window.removeEventListener('beforeunload', askBeforeUnload)
}
