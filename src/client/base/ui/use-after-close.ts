import { useRef } from 'react'

/** Runs a menu's choice only once the menu is gone and the focus is back, so that a dialog it opens can return the focus. */
export function useAfterClose() {
  const chosen = useRef<(() => void) | undefined>(undefined)
  return {
    choose: (run: () => void): void => {
      chosen.current = run
    },
    onCloseAutoFocus: (): void => {
      const run = chosen.current
      chosen.current = undefined
      if (run) setTimeout(run)
    },
  }
}
