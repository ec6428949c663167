import { useState } from 'react'
import { focusHome } from './focus-home'

const focusable = 'input, textarea, select, button, a[href], [tabindex="0"]'

interface DialogFocus {
  /** For `onOpenAutoFocus`: into the first control of the dialog's body, else onto the dialog itself. */
  readonly enter: (event: Event) => void
  /** For `onCloseAutoFocus`: back where it was, or to the page when that place is gone. */
  readonly giveBack: (event: Event) => void
}

/** Where the focus goes when a dialog opens and closes. To be called by a component that exists only while it is open. */
export function useDialogFocus(): DialogFocus {
  const [before] = useState(() => document.activeElement)
  return {
    enter: (event) => {
      event.preventDefault()
      if (event.currentTarget instanceof HTMLElement) focusFirst(event.currentTarget)
    },
    giveBack: (event) => {
      event.preventDefault()
      const place = before?.isConnected && before !== document.body ? before : undefined
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
      else focusHome()
    },
  }
}

/** Puts the focus into the first control of a place's body (`data-dialog-body`): onto the place itself until there is one. */
export function focusFirst(place: HTMLElement): void {
  const first = firstIn(place)
  ;(first ?? place).focus()
  if (!first) enterOnceFilled(place)
}

function firstIn(dialog: HTMLElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${focusable})`)
}

/** What draws a field may have to be loaded first: the focus follows, unless it has been taken elsewhere meanwhile. */
function enterOnceFilled(dialog: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const hasLeft = !dialog.isConnected || document.activeElement !== dialog
    const first = hasLeft ? null : firstIn(dialog)
    if (hasLeft || first) observer.disconnect()
    first?.focus()
  })
  observer.observe(dialog, { childList: true, subtree: true })
}
