import { onlySet } from './command'
import { statesThatAllow } from './entity'
import type { CommandInfo } from './registry'

/** The states a command may run in: those it names, else those that its move leaves; undefined means any. */
export function runnableStates({ name, command }: CommandInfo): readonly string[] | undefined {
  if (command.states) return command.states
  return command.does?.kind === 'move' && command.entity ? statesThatAllow(command.entity, name) : undefined
}

/** The caption id of why an account cannot run a command on a record of that author; undefined where it can. */
export function authorReason(
  { by }: Pick<CommandInfo['command'], 'by'>,
  author: number | null,
  account: number,
): string | undefined {
  if (by === 'author' && author !== account) return 'error.notYours'
  return by === 'others' && author === account ? 'error.ownToDecide' : undefined
}

/** The caption id of why a command would change nothing in a record: it has every value already that the command sets. */
export function alreadySetReason(
  { command }: Pick<CommandInfo, 'command'>,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const values = Object.entries(onlySet(command))
  if (values.length === 0 || command.does?.kind === 'move') return undefined
  return values.every(([field, value]) => row[field] === value) ? 'derived.alreadySo' : undefined
}
