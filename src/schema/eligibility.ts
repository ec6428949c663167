import { onlySet } from './command'
import { statesThatAllow } from './entity'
import type { CommandInfo } from './registry'

/** The states a command may run in: those it names, else those whose moves know it; undefined means any. */
export function runnableStates(info: CommandInfo): readonly string[] | undefined {
  if (info.command.states) return info.command.states
  if (!info.command.entity) return undefined
  const states = statesThatAllow(info.command.entity, info.name)
  return states.length > 0 ? states : undefined
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

/** The caption id of why a record has nothing to gain from a command: it holds all that would come of it. */
export function gainReason(
  { command, name }: Pick<CommandInfo, 'command' | 'name'>,
  row: Readonly<Record<string, unknown>>,
): string | undefined {
  const sets = Object.entries(onlySet(command))
  if (sets.length === 0 || (command.entity && statesThatAllow(command.entity, name).length > 0)) return undefined
  return sets.every(([field, value]) => row[field] === value) ? 'derived.alreadySo' : undefined
}
