/** Where a signed-out visitor is sent, with the way back: path, query and hash. */
export function loginUrl(wanted: string): string {
  return wanted === '/' || wanted.startsWith('/login') ? '/login' : `/login?redirect=${encodeURIComponent(wanted)}`
}

/** Where to go after signing in: only own paths; anything else leads to the start page. */
export function afterLogin(search: string): string {
  const wanted = new URLSearchParams(search).get('redirect')
  const isOwn = wanted !== null && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith('/login')
  return isOwn ? wanted : '/'
}
