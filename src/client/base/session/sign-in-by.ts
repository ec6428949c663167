import { addressOf } from '../api/api'
import { pageSetting } from '../settings/page-setting'
import { caption } from '../i18n/i18n'
import { afterLogin } from './redirect'

const problems = ['failed', 'noRole', 'noEmail', 'emailTaken', 'notActive', 'address'] as const

/** Where people sign in by the provider that the server names, and come back to what they wanted; undefined where there is none. */
export function providerSignIn(): string | undefined {
  if (pageSetting('sign-in-by') !== 'provider') return undefined
  return startAt(afterLogin(location.search))
}

/** Why a sign-in by the provider has led back here; empty where none has. */
export function providerProblem(): string {
  const why = new URLSearchParams(location.search).get('oidc')
  const known = problems.find((each) => each === why)
  return known ? caption(`login.oidc.${known}`) : ''
}

/**
 * Has somebody sign in again in a window of its own, which tells this one when they have.
 * @returns whether they did; false where the window cannot be opened
 */
export function signInAgain(signal: AbortSignal): Promise<boolean> {
  const opened = window.open(startAt('/auth-redirect', '&anew=1'), 'sign-in', 'popup,width=480,height=680')
  if (!opened) return Promise.resolve(false)
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('auth-redirect')
    const end = (isDone: boolean) => {
      channel.close()
      resolve(isDone)
    }
    channel.onmessage = () => end(true)
    signal.addEventListener('abort', () => end(false))
  })
}

function startAt(redirect: string, more = ''): string {
  return addressOf(`/auth/backend/oidc/start?redirect=${encodeURIComponent(redirect)}${more}`)
}
