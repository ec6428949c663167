import type { CommandInfo } from '../../../../schema/registry'

/** A command of a queue with the key that runs it here. */
export interface Decision {
  readonly info: CommandInfo
  readonly keys: string | undefined
}

/** The standard commands on a record: at hand, but no decisions. */
const standard = new Set(['edit', 'copy', 'delete', 'enable', 'disable', 'moveTo', 'export'])

/**
 * The commands that decide an item, in declared order, and those beside them. A decision without a key of its own gets the
 * next free of 1 to 9, whatever the item's state, so that a key never changes its meaning.
 */
export function decisionsOf(commands: readonly CommandInfo[]): {
  readonly decisions: readonly Decision[]
  readonly others: readonly CommandInfo[]
} {
  const isOther = ({ name, command }: CommandInfo) => standard.has(name) || command.local === true
  let next = 0
  const decisions = commands
    .filter((info) => !isOther(info))
    .map((info) => ({ info, keys: info.command.keys ?? (next < 9 ? String(++next) : undefined) }))
  return { decisions, others: commands.filter(isOther) }
}
