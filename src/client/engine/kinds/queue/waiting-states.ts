import type { Entity } from '../../../../schema/entity'
import type { CommandInfo } from '../../../../schema/registry'

/**
 * Of the states in which records of a queue wait, those that some of its commands lead out of: what nobody here can decide is not
 * handed out.
 * @param waits as the page declares them
 * @param commands those that the account may run, of the page as well: where one takes the next, it leads out of a state too
 */
export function waitingStates(
  { states = {} }: Pick<Entity, 'states'>,
  waits: readonly string[],
  commands: readonly CommandInfo[],
): string[] {
  return waits.filter((state) => commands.some(({ name }) => name in (states[state] ?? {})))
}

/** The commands that would lead out of a waiting state, if the account had the right to them. */
export function decidingCommands(
  { states = {} }: Pick<Entity, 'states'>,
  waits: readonly string[],
  commands: readonly CommandInfo[],
): CommandInfo[] {
  return commands.filter(({ name }) => waits.some((state) => name in (states[state] ?? {})))
}
