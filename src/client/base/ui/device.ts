import { proxy } from 'valtio'

/** Width of the window below which the console is in mobile mode, in pixels (specification: mobile breakpoint). */
const mobileBreakpoint = 992

/** Width of the window below which a list has no room for a table, in pixels. */
const phoneBreakpoint = 576

/** The mode of the console, and of it what only a phone's width asks for. */
export const device = proxy({ isMobile: false, isPhone: false })

/**
 * Follows the window's width until the returned function is called. Styles and tests read the mode from
 * `<html data-device>`: `mobile` or `desktop`.
 * @param onMode called with the mode, now and whenever it changes
 */
export function followDevice(window: Window, onMode: (isMobile: boolean) => void): () => void {
  const narrow = window.matchMedia(`(max-width: ${mobileBreakpoint - 0.02}px)`)
  const phone = window.matchMedia(`(max-width: ${phoneBreakpoint - 0.02}px)`)
  const follow = (): void => {
    device.isMobile = narrow.matches
    device.isPhone = phone.matches
    document.documentElement.dataset.device = narrow.matches ? 'mobile' : 'desktop'
    onMode(narrow.matches)
  }
  follow()
  narrow.addEventListener('change', follow)
  phone.addEventListener('change', follow)
  return () => {
    narrow.removeEventListener('change', follow)
    phone.removeEventListener('change', follow)
  }
}
