import { proxy } from 'valtio'
import { readCookie, writeCookie } from '../../base/settings/cookies'
import { device, followDevice } from '../../base/ui/device'

export type ShellDialog = 'settings' | 'password' | 'errors' | 'help' | 'search'

const cookieName = 'sidebarStatus'

/** What is open around the page. */
export const shell = proxy<{ isSidebarOpen: boolean; dialog: ShellDialog | null }>({
  isSidebarOpen: true,
  dialog: null,
})

/**
 * Follows the window's width until the returned function is called: in mobile mode the sidebar closes by itself, on a desktop
 * it is as a cookie remembers it.
 */
export function followWidth(window: Window): () => void {
  return followDevice(window, (isMobile) => {
    shell.isSidebarOpen = !isMobile && readCookie(cookieName) !== '0'
  })
}

/** Opens or closes the sidebar; on a desktop a cookie remembers it. */
export function toggleSidebar(): void {
  shell.isSidebarOpen = !shell.isSidebarOpen
  if (!device.isMobile) writeCookie(cookieName, shell.isSidebarOpen ? '1' : '0')
}

/** To be called on every navigation: in mobile mode the sidebar gets out of the way. */
export function afterNavigation(): void {
  if (device.isMobile) shell.isSidebarOpen = false
}

export function openDialog(dialog: ShellDialog): void {
  shell.dialog = dialog
}

export function closeDialog(): void {
  shell.dialog = null
}
