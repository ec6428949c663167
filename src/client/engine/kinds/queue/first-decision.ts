import { toneOf } from '../../../../fields/enum/tone'
import { moveFrom } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'
import type { Target } from '../../parts/target'
import type { Decision } from './decisions'
import { splitDecisions } from './split-decisions'

/**
 * The decision that stands out: what lets an item through, else the first that is declared, where it can be made now. Nothing that
 * destroys stands out, nor what refuses: a refusal is approved of by the same right, and would stand out where nothing may be let
 * through yet.
 */
export function firstDecision(decisions: readonly Decision[], target: Target): CommandInfo | undefined {
  const infos = splitDecisions(decisions, target)
    .possible.map(({ info }) => info)
    .filter((info) => !info.command.destroys && !refuses(info, target))
  return infos.find(({ command }) => command.audits === 'approve') ?? infos.find((info) => info === decisions[0]?.info)
}

/** Whether the case in hand comes to a bad end by it. */
function refuses({ name }: CommandInfo, target: Target): boolean {
  if (target.kind !== 'rows') return false
  const [row] = target.known
  const state = row && typeof row.state === 'string' ? moveFrom(target.entity, row.state, name) : undefined
  return state !== undefined && toneOf(state) === 'bad'
}
