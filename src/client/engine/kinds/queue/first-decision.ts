import type { CommandInfo } from '../../../../schema/registry'
import type { Target } from '../../parts/target'
import type { Decision } from './decisions'
import { splitDecisions } from './split-decisions'

/**
 * The decision that stands out: what lets an item through, else the first that is declared, where it can be made now. Nothing that
 * destroys stands out.
 */
export function firstDecision(decisions: readonly Decision[], target: Target): CommandInfo | undefined {
  const infos = splitDecisions(decisions, target).possible.map(({ info }) => info)
  const approves = infos.find(({ command }) => command.audits === 'approve' && !command.destroys)
  const declared = infos.find((info) => info === decisions[0]?.info && !info.command.destroys)
  return approves ?? declared
}
