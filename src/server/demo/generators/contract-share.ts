import type { World } from '../world'
import type { PlannedHost } from './host-plan'

/** What a host's contract with their guild leaves to them of what the guild receives for them, in percent. */
export function contractShare(world: World, { id }: Pick<PlannedHost, 'id'>): number {
  return world.random('share of a contract', id).pick([70, 75, 80, 80, 85])
}
