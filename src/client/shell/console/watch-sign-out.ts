import { onSignedOut } from '../../base/api/api'
import { caption } from '../../base/i18n/i18n'
import { clearToken } from '../../base/api/token'
import { confirm } from '../../base/ui/confirm'

/**
 * Asks, once, when a call finds the session ended: to sign in again, or to stay and read what is on screen
 * (specification: error catalogue, A0230). Signing in again
 * reloads the page and comes back to this address; what was typed is kept as a draft.
 */
export function watchSignOut(): () => void {
  let isAsking = false
  return onSignedOut(() => {
    if (isAsking) return
    isAsking = true
    void confirm({
      title: caption('error.logoutTitle'),
      description: caption('error.logoutText'),
      confirmText: caption('error.reLogin'),
    }).then((again) => {
      isAsking = false
      if (!again) return
      clearToken()
      location.reload()
    })
  })
}
