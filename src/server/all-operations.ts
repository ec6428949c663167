import './handler-modules'
import { apiBase } from '../schema/entity'
import { startsInBrowser } from '../schema/does'
import type { Registry } from '../schema/registry'
import { allSpecifiedCalls } from '../schema/specified-calls'
import type { Operation } from './pipeline/operation'
import { answerTranslationOperations } from './operations/answer-translation'
import { draftOperations } from './operations/cell-drafts'
import { commandOperations } from './run/commands'
import { detailOperations } from './operations/detail'
import { findRecordsOperation } from './operations/find-records'
import { filmOperations } from './operations/film'
import { figuresOperations } from './operations/figures'
import { bespokeOperations } from './operations/handlers'
import { templateOperations } from './operations/import/import-template'
import { listOperations } from './operations/list'
import { optionsOperations } from './operations/options'
import { panelOperations } from './operations/panels'
import { plainListOperations } from './operations/plain-lists'
import { historyOperation } from './operations/record-history'
import { resolveOperations } from './operations/resolve'
import { saveOperations } from './operations/save'
import { requestSave } from './run/approval-request'
import { switchOperations } from './operations/switches'
import { undoOperation } from './run/undo'

const known = new WeakMap<Registry, readonly Operation[]>()

/**
 * Every call of the API: those derived from entities and commands, then those with code of their own.
 * They are made once for a registry, however many servers answer them. Where several share a call, the one whose entity the
 * call belongs to comes first: it answers callers that name no command.
 * @throws where two operations that no command tells apart claim the same call, or nothing answers one that is specified or declared
 */
export function allOperations(registry: Registry): readonly Operation[] {
  const found = known.get(registry) ?? operationsOf(registry)
  known.set(registry, found)
  return found
}

function operationsOf(registry: Registry): readonly Operation[] {
  const derived = [...registry.entities.values()].flatMap((entity) => [
    ...listOperations(registry, entity),
    ...plainListOperations(registry, entity),
    ...figuresOperations(registry, entity),
    ...detailOperations(registry, entity),
    ...panelOperations(registry, entity),
    ...filmOperations(registry, entity),
    ...draftOperations(registry, entity),
    ...answerTranslationOperations(registry, entity),
    ...optionsOperations(registry, entity),
    ...resolveOperations(registry, entity),
    ...saveOperations(registry, entity, requestSave),
  ])
  const found = commandOperations(registry)
  const atHome = found.filter((each) => isAtHome(registry, each))
  const home = new Set(atHome)
  const commands = [...atHome, ...found.filter((each) => !home.has(each))]
  const plainly = [...bespokeOperations(), ...derived]
  const taken = new Set(plainly.map(({ method, url }) => `${method} ${url}`))
  const operations = [
    ...plainly,
    ...switchOperations(registry, atHome).filter(({ method, url }) => !taken.has(`${method} ${url}`)),
    undoOperation(registry),
    findRecordsOperation(registry),
    historyOperation(registry),
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
  const faults = [...clashes, ...unserved(registry, operations)]
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return operations
}

/** The calls that are specified or that pages and commands declare, and no operation answers, each with the remedy. */
export function unserved(registry: Registry, operations: readonly Pick<Operation, 'method' | 'url'>[]): string[] {
  const served = new Set(operations.map(({ method, url }) => `${method} ${url}`))
  const isServed = (call: string) => served.has(call.replace(/\?.*$/, ''))
  return [
    ...allSpecifiedCalls
      .filter((call) => !isServed(call))
      .map(
        (call) =>
          `specified-calls: nothing answers ${call}. Declare it where it belongs, or write an operation for it.`,
      ),
    ...[...registry.pages.values()].flatMap(({ path, page }) =>
      Object.entries(('calls' in page && page.calls) || {})
        .filter(([, call]) => !isServed(call))
        .map(
          ([step, call]) =>
            `pages${path} calls ${step}: nothing answers ${call}. Give the page the verb, write an operation for it, or leave it out.`,
        ),
    ),
    ...[...registry.commands.values()]
      .filter(({ call: { method, url } }) => !served.has(`${method} ${url}`))
      .filter(({ command }) => !startsInBrowser(command) || command.call !== undefined)
      .map(
        ({ id, call: { method, url } }) =>
          `commands ${id} call: nothing answers ${method} ${url}. Write a handler or an operation for it, or leave it out.`,
      ),
  ]
}

function isAtHome(registry: Registry, operation: Operation): boolean {
  const entity = registry.commands.get(operation.command?.id ?? '')?.command.entity
  return entity !== undefined && operation.url.startsWith(`${apiBase(entity)}/`)
}
