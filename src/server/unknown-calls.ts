import type { Operation } from './pipeline/operation'

/** The services of the specification: an address under one of them is a call, whether or not anything answers it. */
const specifiedServices = [
  'auth',
  'user',
  'rule',
  'tag',
  'cms',
  'config',
  'commodity',
  'media',
  'third',
  'excel',
  'api',
]

/**
 * Tells calls from addresses of the console: those under a service, or where a section of the console has the service's name,
 * under its part `backend`.
 * @param pages the routes of the console
 */
export function callPattern(operations: readonly Pick<Operation, 'url'>[], pages: Iterable<string>): RegExp {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  const sections = new Set([...pages].map(firstOf))
  const services = new Set([...specifiedServices, ...operations.map(({ url }) => firstOf(url))])
  const beginnings = [...services]
    .filter((service) => service !== '' && service !== 'files')
    .map((service) => (sections.has(service) ? `${service}/backend` : service))
  return new RegExp(`^/(?:${beginnings.join('|')}|[\\w/]+/backend)(?:[/?]|$)`)
}
