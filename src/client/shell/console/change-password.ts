import { call } from '../../base/api/api'
import { caption } from '../../base/i18n/i18n'
import { session, signOut } from '../../base/session/session'
import type { PasswordForm } from '../frame/password-rules'

/** Changes the password; afterwards everybody signs in again (specification: top bar dialogs). @throws ApiError */
export async function changePassword({ oldPassWord, newPassWord }: PasswordForm): Promise<void> {
  if (!session.account) return
  await call('POST /auth/backend/account/updatePwd', {
    input: { accountId: session.account.id, oldPassWord, newPassWord },
  })
  const done = caption('shell.password.changed')
  await signOut()
  // The console has gone: it is said where people sign in again.
  session.notice = done
}
