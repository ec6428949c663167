import { caption } from '../i18n/i18n'
import { signOut } from '../session/session'
import { ChangePasswordDialog } from '../shell/change-password-dialog'
import { TooltipProvider } from '../ui/tooltip'
import { changePassword } from './change-password'

/** What stands in place of the console while a password that was given for one sign-in has not been changed. */
export function PasswordFirst() {
  return (
    <TooltipProvider>
      <ChangePasswordDialog
        note={caption('error.passwordFirst')}
        onClose={() => void signOut()}
        onSubmit={changePassword}
      />
    </TooltipProvider>
  )
}
