import { proxy } from 'valtio'
import { readCookie, writeCookie } from '../../base/settings/cookies'

export type ShellDialog = 'settings' | 'password' | 'errors' | 'help' | 'search'

/** Below it the console is in mobile mode, in pixels (specification: mobile breakpoint). */
export const mobileBreakpoint = 992
const cookieName = 'sidebarStatus'

/** What stands open around the page. */
export const shell = proxy<{ isSidebarOpen: boolean; isMobile: boolean; dialog: ShellDialog | null }>({
  isSidebarOpen: true,
  isMobile: false,
  dialog: null,
})

/** Follows the window's width until the returned function is called: below the breakpoint the sidebar closes by itself.
 * Styles and tests are told the mode by `<html data-device>`: `mobile` or `desktop`. */
export function followWidth(window: Window): () => void {
  const narrow = window.matchMedia(`(max-width: ${mobileBreakpoint - 0.02}px)`)
  const follow = (): void => {
    shell.isMobile = narrow.matches
    document.documentElement.dataset.device = narrow.matches ? 'mobile' : 'desktop'
    shell.isSidebarOpen = !narrow.matches && readCookie(cookieName) !== '0'
  }
  follow()
  narrow.addEventListener('change', follow)
  return () => narrow.removeEventListener('change', follow)
}

/** Opens or closes the sidebar; on a desktop a cookie remembers it. */
export function toggleSidebar(): void {
  shell.isSidebarOpen = !shell.isSidebarOpen
  if (!shell.isMobile) writeCookie(cookieName, shell.isSidebarOpen ? '1' : '0')
}

/** To be called on every navigation: in mobile mode the sidebar gets out of the way. */
export function afterNavigation(): void {
  if (shell.isMobile) shell.isSidebarOpen = false
}

export function openDialog(dialog: ShellDialog): void {
  shell.dialog = dialog
}

export function closeDialog(): void {
  shell.dialog = null
}
