import { useState } from 'react'
import { HelpSheet } from './help-sheet'
import { keyboard } from '../../base/keys/keyboard'
import { ChangePasswordDialog } from './change-password-dialog'
import { ErrorLogDialog } from './error-log-dialog'
import type { SearchablePage } from './header-search'
import { SearchDialog } from './search-dialog'
import { SettingsDrawer } from './settings-drawer'
import type { ShellActions } from './shell-actions'
import { closeDialog } from './shell-store'
import type { ShellDialog } from './shell-store'

interface ShellDialogsProps {
  readonly dialog: ShellDialog
  readonly searchable: readonly SearchablePage[]
  readonly actions: ShellActions
}

/** The dialogs of the shell; they come after the first load, with the first one opened. */
export function ShellDialogs({ dialog, searchable, actions }: ShellDialogsProps) {
  const [bindings] = useState(() => keyboard.live())
  switch (dialog) {
    case 'settings':
      return <SettingsDrawer onClose={closeDialog} />
    case 'password':
      return <ChangePasswordDialog onClose={closeDialog} onSubmit={actions.changePassword} />
    case 'errors':
      return <ErrorLogDialog onClose={closeDialog} />
    case 'help':
      return <HelpSheet bindings={bindings} onClose={closeDialog} />
    case 'search':
      return <SearchDialog pages={searchable} onGo={actions.openFound} onClose={closeDialog} />
  }
}
