import { availabilityOf } from '../../commands/availability'
import type { Target } from '../../parts/target'
import { holds } from '../../../base/session/session'
import type { Decision } from './decisions'

/** The decisions that an item allows, and those that it does not, or not any more. */
export function splitDecisions(
  decisions: readonly Decision[],
  target: Target,
): { readonly possible: readonly Decision[]; readonly impossible: readonly Decision[] } {
  const isPossible = ({ info }: Decision) => availabilityOf(info, target, holds).kind === 'run'
  return {
    possible: decisions.filter(isPossible),
    impossible: decisions.filter((decision) => !isPossible(decision)),
  }
}
