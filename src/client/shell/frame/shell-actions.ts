import type { SearchablePage } from './header-search'
import type { PasswordForm } from './password-rules'

/** What the shell asks of the rest of the console. */
export interface ShellActions {
  readonly go: (url: string) => void
  /** Goes to a page that header search has found. */
  readonly openFound: (page: SearchablePage) => void
  /** Draws the page again; the shell has asked before. */
  readonly refresh: () => void
  readonly openPalette: () => void
  /** Rejects with an Error whose message is shown in the dialog. */
  readonly changePassword: (form: PasswordForm) => Promise<void>
  readonly signOut: () => void
}
