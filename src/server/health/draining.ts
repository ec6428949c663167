import type { Services } from '../base/services'

const draining = new WeakSet<Services>()

/** Says that this server is about to stop: whoever shares calls out among servers gives it no more. */
export function beginDraining(services: Services): void {
  draining.add(services)
}

/** Whether this server is about to stop. */
export function isDraining(services: Services): boolean {
  return draining.has(services)
}
