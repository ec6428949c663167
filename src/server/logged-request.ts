import type { FastifyRequest } from 'fastify'

/**
 * A call as the log tells of it: no header, and of its query the names alone. Links, upload tokens and codes of sign-ins stand
 * there, as do the names and numbers that people search for.
 */
export function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  const [path = '', query] = url.split('?')
  const names = query === undefined ? [] : [...new Set(new URLSearchParams(query).keys())]
  return { method, url: query === undefined ? path : `${path}?${names.join('&')}`, ip }
}
