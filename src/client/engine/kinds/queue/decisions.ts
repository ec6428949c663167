import type { CommandInfo } from '../../../../schema/registry'
import { startsInBrowser } from '../../../../schema/does'

/** A command of a queue with the key that runs it here. */
export interface Decision {
  readonly info: CommandInfo
  readonly keys: string | undefined
}

/**
 * The commands that decide an item, in declared order, and the others: standard verbs, and what the browser starts. A decision
 * without a key of its own gets the next free of 1 to 9, whatever the item's state, so that a key never changes its meaning.
 */
export function decisionsOf(commands: readonly CommandInfo[]): {
  readonly decisions: readonly Decision[]
  readonly others: readonly CommandInfo[]
} {
  const isOther = ({ command }: CommandInfo) => command.verb !== undefined || startsInBrowser(command)
  let next = 0
  const decisions = commands
    .filter((info) => !isOther(info))
    .map((info) => ({ info, keys: info.command.keys ?? (next < 9 ? String(++next) : undefined) }))
  return { decisions, others: commands.filter(isOther) }
}
