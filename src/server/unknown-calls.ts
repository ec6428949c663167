import { parseCall } from '../schema/names'
import { allSpecifiedCalls } from '../schema/specified-calls'
import type { Operation } from './pipeline/operation'

/**
 * Tells calls from addresses of the console: those under a service, whether or not anything answers them, or where a section of the console has the service's name,
 * under its part `backend`.
 * @param pages the routes of the console
 */
export function callPattern(operations: readonly Pick<Operation, 'url'>[], pages: Iterable<string>): RegExp {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  const sections = new Set([...pages].map(firstOf))
  const urls = [...allSpecifiedCalls.map((call) => parseCall(call).url), ...operations.map(({ url }) => url)]
  const services = new Set(urls.map(firstOf))
  const beginnings = [...services]
    .filter((service) => service !== '' && service !== 'files')
    .map((service) => (sections.has(service) ? `${service}/backend` : service))
  return new RegExp(`^/(?:${beginnings.join('|')}|[\\w/]+/backend)(?:[/?]|$)`)
}
