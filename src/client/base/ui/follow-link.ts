import type { MouseEvent } from 'react'

/** A plain click stays in the console; a modified one is the browser's. */
export function followLink(event: MouseEvent, go: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
  event.preventDefault()
  go()
}
