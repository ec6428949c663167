import { caption } from '../../base/i18n/i18n'
import { signOut } from '../../base/session/session'
import { ChangePasswordDialog } from '../frame/change-password-dialog'
import { TooltipProvider } from '../../base/ui/tooltip'
import { changePassword } from './change-password'

/** What is in place of the console while a password that was given for one sign-in has not been changed. */
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
