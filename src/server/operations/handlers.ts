import type { Command } from '../../schema/command'
import type { Entity } from '../../schema/entity'
import type { Operation } from '../pipeline/operation'
import type { EntityRules, Handler, PageHandlers, Rules, TellEffect } from './handler'
import { exportedByHandlers, handlerFiles } from './handler-modules'

let handlers: ReadonlyMap<Command, Handler> | undefined
let effects: ReadonlyMap<Command, TellEffect> | undefined
let rules: ReadonlyMap<Entity, Rules<Entity>> | undefined

/** The code of a command, where it has its own. @throws where a command has two handlers */
export function handlerOf(command: Command): Handler | undefined {
  return (handlers ??= findHandlers()).get(command)
}

/** What tells of a command that its declaration carries out; undefined where nothing does. */
export function effectOf(command: Command): TellEffect | undefined {
  return (effects ??= new Map(pageHandlers().flatMap(({ exported }) => [...exported.effects]))).get(command)
}

/** The rules of an entity; none where it has no file of its own. @throws where an entity has rules twice */
export function rulesOf<E extends Entity = Entity>(entity: E): Rules<E> {
  return ((rules ??= findRules()).get(entity) ?? {}) as unknown as Rules<E>
}

/** Calls with code of their own that no declaration derives. */
export function bespokeOperations(): Operation[] {
  return exportedByHandlers(isOperation).map(({ found }) => found)
}

function findHandlers(): ReadonlyMap<Command, Handler> {
  const byCommand = new Map<Command, Handler>()
  for (const { place, handler } of placedHandlers()) {
    if (byCommand.has(handler.command))
      throw new Error(`src/server/handlers/${place}: its command has a handler already. Remove one of the two.`)
    byCommand.set(handler.command, handler)
  }
  return byCommand
}

/** Every handler with where it is: its file's path under `src/server/handlers`, and its name there. */
export function placedHandlers(): { place: string; name: string; handler: Handler }[] {
  return pageHandlers().flatMap(({ place, exported }) =>
    Object.entries(exported.handlers).map(([name, handler]) => ({ place, name, handler })),
  )
}

/** What the files of handlers hold. @throws where one holds something else */
function pageHandlers(): { place: string; exported: PageHandlers }[] {
  return handlerFiles().map(({ place, exported }) => {
    if (!isPageHandlers(exported))
      throw new Error(`src/server/handlers/${place}: its default export is not handlers(commands, {…}). Make it so.`)
    return { place, exported }
  })
}

function isPageHandlers(exported: unknown): exported is PageHandlers {
  return isObject(exported) && 'handlers' in exported
}

function findRules(): ReadonlyMap<Entity, Rules<Entity>> {
  const byEntity = new Map<Entity, Rules<Entity>>()
  for (const { file, found } of exportedByHandlers(isRules)) {
    if (byEntity.has(found.entity))
      throw new Error(`${file}: ${found.entity.name} has rules already. Put them together.`)
    byEntity.set(found.entity, found.rules)
  }
  return byEntity
}

function isRules(found: unknown): found is EntityRules {
  return isObject(found) && 'entity' in found && 'rules' in found
}

function isOperation(found: unknown): found is Operation {
  return isObject(found) && 'url' in found && 'guard' in found
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
