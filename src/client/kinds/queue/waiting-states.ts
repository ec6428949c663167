import type { Entity } from '../../../schema/entity'
import type { CommandInfo } from '../../../schema/registry'

/**
 * The states in which a record of a queue still waits for somebody: those that a person's move leads out of, other than a
 * move that only takes a decision back. Empty where the entity has no life cycle, or nothing of it is left to decide.
 * @param commands those of the queue
 */
export function waitingStates(entity: Entity, commands: readonly CommandInfo[]): string[] {
  const inverses = new Set(commands.flatMap(({ command }) => command.inverse ?? []))
  const own = new Set(commands.map(({ name }) => name))
  // Two commands that take each other back, as hold and resume, are both decisions.
  const isBack = (name: string) =>
    takesBack.has(name) ||
    (inverses.has(name) && !commands.some((info) => info.name === name && info.command.inverse !== undefined))
  return Object.entries(entity.states ?? {}).flatMap(([state, moves]) =>
    Object.keys(moves).some((move) => own.has(move) && !isBack(move)) ? [state] : [],
  )
}

/** Moves that open what was closed, wherever they are not said to be an inverse. */
const takesBack = new Set(['reopen', 'redo', 'undo', 'takeBack', 'revoke', 'restore', 'unlock'])
