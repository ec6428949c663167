/**
 * The session's cookie (specification: states, session). It says "signed in", and the token in it goes along in the header `token`.
 * The server that this console came from asks for a second half as well, which it keeps in a cookie that no script reads: what is
 * read out here opens nothing elsewhere.
 */
const cookie = 'Admin-Token'

/** The token of this browser's session, or undefined when signed out. */
export function readToken(): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${cookie}=`))
  return pair ? decodeURIComponent(pair.slice(cookie.length + 1)) || undefined : undefined
}

/** As specified: secure, cross-site. */
const secure = 'Secure; SameSite=None'
/** Where a browser keeps no secure cookie, as on an address of http that is not this machine. */
const plain = 'SameSite=Lax'

/** Keeps a token: secure and cross-site wherever the browser takes it so. */
export function storeToken(token: string): void {
  const pair = `${cookie}=${encodeURIComponent(token)}; Path=/`
  document.cookie = `${pair}; ${secure}`
  if (readToken() !== token) document.cookie = `${pair}; ${plain}`
}

export function clearToken(): void {
  for (const policy of [secure, plain]) document.cookie = `${cookie}=; Path=/; Max-Age=0; ${policy}`
}

/** The token that a development server knows a role by (specification: states, session). */
export function roleToken(roleName: string): string {
  return `${roleName}-token`
}
