import { useState } from 'react'

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
      const dialog = event.currentTarget
      if (!(dialog instanceof HTMLElement)) return
      const first = dialog.querySelector<HTMLElement>(`[data-dialog-body] :is(${focusable})`)
      ;(first ?? dialog).focus()
    },
    giveBack: (event) => {
      event.preventDefault()
      const place = before?.isConnected && before !== document.body ? before : document.querySelector('main')
      if (place instanceof HTMLElement) place.focus({ preventScroll: true })
    },
  }
}
