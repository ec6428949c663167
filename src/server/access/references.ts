import { fieldOf } from '../../fields/standard-fields'
import { refersTo } from '../../fields/field-traits'
import type { Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Reference } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import { fetchRecords, nameRecords, type RecordName } from '../db/record-names'
import type { Database } from '../db/database'
import type { Account } from './account'
import { maskField, type SecretPlace } from './mask'
import { nameableTo } from './rows-seen'

type ApiRow = Record<string, unknown>

/**
 * Turns ids in rows into `{id, label}`, and fills in paths through a reference (`user.displayId`): one query, however
 * many rows there are and entities they refer to.
 */
export async function resolveReferences(
  db: Kysely<Database>,
  registry: Registry,
  account: Account,
  entity: Entity,
  rows: readonly ApiRow[],
  paths: readonly string[],
  place?: SecretPlace,
): Promise<void> {
  const wanted = new Map<string, { ids: Set<number>; fields: Set<string> }>()
  const uses: { path: string; field: string; target: Entity; far?: string; steps: readonly string[] }[] = []
  for (const path of paths) {
    const [field = '', ...steps] = path.split('.')
    const [far] = steps
    const target = targetOf(registry, entity, field)
    if (!target) continue
    const entry = wanted.get(target.name) ?? { ids: new Set<number>(), fields: new Set<string>() }
    wanted.set(target.name, entry)
    if (far) entry.fields.add(far)
    for (const row of rows) for (const id of idsIn(row[field])) entry.ids.add(id)
    uses.push({ path, field, target, steps, ...(far && { far }) })
  }
  const found = await fetchRecords(db, registry, wanted, nameableTo(registry, account))
  const nameOf = await nameRecords(db, registry, found, nameableTo(registry, account))
  for (const { path, field, target, far } of uses) {
    const records = found.get(target.name)
    for (const row of rows) {
      if (!far) continue
      const record = idsIn(row[field]).map((id) => records?.get(id))[0]
      row[path] = record ? maskField(target, far, record[far], account, place) : null
    }
  }
  for (const { field, target } of uses) {
    for (const row of rows) row[field] = labelled(row[field], target, nameOf)
  }
  await resolveFar(db, registry, account, rows, uses, place)
}

/** A path whose first step has been read: what the rows hold there is of `target`'s field `steps[0]`. */
interface Step {
  readonly path: string
  readonly target: Entity
  readonly steps: readonly string[]
}

/**
 * A step through a reference may end in another one (`user.country`), which is named too, or go on through it
 * (`anchor.user.nickname`): again by one query a step.
 */
async function resolveFar(
  db: Kysely<Database>,
  registry: Registry,
  account: Account,
  rows: readonly ApiRow[],
  taken: readonly Step[],
  place?: SecretPlace,
): Promise<void> {
  const ends = taken.flatMap(({ path, target, steps: [read, ...steps] }): Step[] => {
    const end = read ? targetOf(registry, target, read) : undefined
    return end ? [{ path, target: end, steps }] : []
  })
  if (ends.length === 0) return
  const wanted = new Map<string, { ids: Set<number>; fields: Set<string> }>()
  for (const { path, target, steps } of ends) {
    const entry = wanted.get(target.name) ?? { ids: new Set<number>(), fields: new Set<string>() }
    wanted.set(target.name, entry)
    if (steps[0]) entry.fields.add(steps[0])
    for (const row of rows) for (const id of idsIn(row[path])) entry.ids.add(id)
  }
  const found = await fetchRecords(db, registry, wanted, nameableTo(registry, account))
  const nameOf = await nameRecords(db, registry, found, nameableTo(registry, account))
  for (const { path, target, steps } of ends) {
    const [next] = steps
    const records = found.get(target.name)
    for (const row of rows) {
      const record = next === undefined ? undefined : idsIn(row[path]).map((id) => records?.get(id))[0]
      if (next === undefined) row[path] = labelled(row[path], target, nameOf)
      else row[path] = record ? maskField(target, next, record[next], account, place) : null
    }
  }
  const further = ends.filter(({ steps }) => steps.length > 0)
  await resolveFar(db, registry, account, rows, further, place)
}

/** The entity that a field refers to, standard fields included. */
export function targetOf(registry: Registry, entity: Entity, field: string): Entity | undefined {
  const declared = fieldOf(entity, field)
  const to = declared && refersTo(declared)
  return to === undefined ? undefined : registry.entities.get(to)
}

function labelled(value: unknown, target: Entity, nameOf: (target: Entity, id: number) => RecordName): unknown {
  const reference = (id: number): Reference => ({ id, label: nameOf(target, id) })
  if (typeof value === 'number') return reference(value)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number').map(reference) : value
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.filter((id): id is number => typeof id === 'number')
  return typeof value === 'object' && value !== null && 'id' in value ? [Number(value.id)] : []
}
