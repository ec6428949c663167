import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { Redirect, useLocation, useSearch } from 'wouter'
import { PartBoundary } from './base/errors/part-boundary'
import { useCaption } from './base/i18n/use-caption'
import { afterLogin, loginUrl } from './base/session/redirect'
import { checkToken, loadSession, session } from './base/session/session'
import { LoginPage } from './pages/system/login/login-page'
import { ErrorState } from './base/ui/state'
import { LoadingOverlay } from './base/ui/spinner'
import { useLoaded } from './base/ui/use-loaded'

let loadedConsole: typeof import('./shell/console/console') | undefined

/** Loads what signed-in accounts see. @returns it, with what loads the pages */
export async function loadConsole(): Promise<typeof import('./shell/console/console')> {
  loadedConsole = await import('./shell/console/console')
  return loadedConsole
}

let loadedPasswordFirst: typeof import('./shell/console/password-first') | undefined

async function loadPasswordFirst(): Promise<void> {
  loadedPasswordFirst = await import('./shell/console/password-first')
}

let loadedFactorFirst: typeof import('./shell/console/factor-first') | undefined

async function loadFactorFirst(): Promise<void> {
  loadedFactorFirst = await import('./shell/console/factor-first')
}

/** Who may see what at the outermost: signing in, or the console. */
export function App() {
  const caption = useCaption()
  const { status, message, account } = useSnapshot(session)
  const [path] = useLocation()
  const search = useSearch()
  useEffect(checkToken, [path])
  if (path === '/auth-redirect') return <AuthReturn search={search} />
  if (status === 'starting') return <LoadingOverlay />
  if (status === 'failed')
    return <ErrorState title={caption('error.unreachable')} text={message} onRetry={() => void loadSession()} />
  if (status === 'signedOut')
    return path === '/login' ? (
      <LoginPage />
    ) : (
      <Redirect to={loginUrl(location.pathname + location.search + location.hash)} replace />
    )
  if (account?.mustChangePassword) return <PasswordFirst />
  if (account?.mustSetUpFactor) return <FactorFirst />
  // A redirect leads on once, when it is mounted: the second of two in a row is another one.
  if (path === '/login') return <Redirect key={path} to={afterLogin(search)} replace />
  if (path === '/') return <Redirect key={path} to="/dashboard" replace />
  return (
    <PartBoundary>
      <SignedIn />
    </PartBoundary>
  )
}

function SignedIn() {
  const loaded = useLoaded('console', () => loadedConsole, loadConsole)
  return loaded ? <loaded.Console /> : <LoadingOverlay />
}

function PasswordFirst() {
  const loaded = useLoaded('password-first', () => loadedPasswordFirst, loadPasswordFirst)
  return loaded ? <loaded.PasswordFirst /> : <LoadingOverlay />
}

function FactorFirst() {
  const loaded = useLoaded('factor-first', () => loadedFactorFirst, loadFactorFirst)
  return loaded ? <loaded.FactorFirst /> : <LoadingOverlay />
}

/** The return address of an outside sign-in: hands its query to the opener of the same origin and closes. */
function AuthReturn({ search }: { readonly search: string }) {
  const [, go] = useLocation()
  useEffect(() => {
    const opener = window.opener as Window | null
    history.replaceState(null, '', '/auth-redirect')
    // A page of the provider in between cuts the window off from its opener.
    const channel = new BroadcastChannel('auth-redirect')
    channel.postMessage({ kind: 'auth-redirect', query: search })
    channel.close()
    if (!opener) {
      window.close()
      return go('/login', { replace: true })
    }
    opener.postMessage({ kind: 'auth-redirect', query: search }, location.origin)
    window.close()
  }, [search, go])
  return null
}
