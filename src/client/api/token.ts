/** The session's cookie (specification: states, session); it says "signed in" and is never what authenticates. */
const cookie = 'Admin-Token'

/** The token of this browser's session, or undefined when signed out. */
export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`))
  return pair ? decodeURIComponent(pair.slice(cookie.length + 1)) || undefined : undefined
}

/** Keeps a token; secure and cross-site wherever the page itself is served securely. */
export function storeToken(token: string): void {
  const policy = location.protocol === 'https:' ? 'Secure; SameSite=None' : 'SameSite=Lax'
  document.cookie = `${cookie}=${encodeURIComponent(token)}; Path=/; ${policy}`
}

export function clearToken(): void {
  document.cookie = `${cookie}=; Path=/; Max-Age=0`
}
