import type { FastifyRequest } from 'fastify'
import type { Operation } from './operation'

const patterns = new WeakMap<FastifyRequest['raw'], string>()

/** Notes which operation a request calls. */
export function notePattern({ raw }: FastifyRequest, { url }: Operation): void {
  patterns.set(raw, url)
}

/** The address of what a request calls, with the names of its parameters in place of what they hold: figures are kept by it. */
export function patternOf({ raw, is404, routeOptions }: FastifyRequest): string {
  return patterns.get(raw) ?? (is404 ? 'none' : (routeOptions.url ?? 'none'))
}
