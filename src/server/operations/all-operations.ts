import { apiBase } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Operation } from '../pipeline/operation'
import { commandOperations } from './command'
import { detailOperations } from './detail'
import { findRecordsOperation } from './find-records'
import { figuresOperations } from './figures'
import { bespokeOperations } from './handlers'
import { templateOperations } from './import/import-template'
import { listOperations } from './list'
import { optionsOperations } from './options'
import { resolveOperations } from './resolve'
import { saveOperations } from './save'
import { undoOperation } from './undo'

const known = new WeakMap<Registry, readonly Operation[]>()

/**
 * Every call of the API: those derived from entities and commands, then those with code of their own.
 * They are made once for a registry, however many servers answer them. Where several share a call, the one whose entity the
 * call belongs to comes first: it answers callers that name no command.
 * @throws where two operations that no command tells apart claim the same call
 */
export function allOperations(registry: Registry): readonly Operation[] {
  const found = known.get(registry) ?? operationsOf(registry)
  known.set(registry, found)
  return found
}

function operationsOf(registry: Registry): readonly Operation[] {
  const derived = [...registry.entities.values()].flatMap((entity) => [
    ...listOperations(registry, entity),
    ...figuresOperations(registry, entity),
    ...detailOperations(registry, entity),
    ...optionsOperations(registry, entity),
    ...resolveOperations(registry, entity),
    ...saveOperations(registry, entity),
  ])
  const commands = commandOperations(registry).sort(
    (a, b) => Number(isAtHome(registry, b)) - Number(isAtHome(registry, a)),
  )
  const operations = [
    ...bespokeOperations(),
    ...derived,
    undoOperation(registry),
    findRecordsOperation(registry),
    ...templateOperations(registry),
    ...commands,
  ]
  const plain = new Map<string, string>()
  const clashes: string[] = []
  for (const { method, url, id, command } of operations) {
    if (command) continue
    const key = `${method} ${url}`
    const other = plain.get(key)
    if (other) clashes.push(`operations ${id}: ${key} is that of ${other} too. Give one of them a call of its own.`)
    plain.set(key, id)
  }
  if (clashes.length > 0) throw new Error(clashes.join('\n'))
  return operations
}

function isAtHome(registry: Registry, operation: Operation): boolean {
  const entity = registry.commands.get(operation.command?.id ?? '')?.command.entity
  return entity !== undefined && operation.url.startsWith(`${apiBase(entity)}/`)
}
