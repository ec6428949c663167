/** Reads `POST /user/backend/page`; a path alone is a GET. Undefined for what is no path of this server. */
export function readCall(text: string): { readonly method: string; readonly path: string } | undefined {
  const [, method = 'GET', path = ''] = /^(?:(GET|POST|PUT|DELETE)\s+)?(\/(?!\/)\S*)$/i.exec(text.trim()) ?? []
  return path === '' ? undefined : { method: method.toUpperCase(), path }
}
