import { sql, type Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Reference } from '../../schema/field'
import type { Registry } from '../../schema/registry'
import { rowFrom, storageOf } from '../db/storage'
import type { Database } from '../db/database'
import type { Account } from '../pipeline/account'
import { maskField, type SecretPlace } from './mask'
import { referenceLabel } from './reference-label'

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
    const entry = wanted.get(target.name) ?? { ids: new Set(), fields: new Set([target.label]) }
    wanted.set(target.name, entry)
    if (far) entry.fields.add(far)
    for (const row of rows) for (const id of idsIn(row[field])) entry.ids.add(id)
    uses.push({ path, field, target, steps, ...(far && { far }) })
  }
  const found = await fetchAll(db, registry, wanted)
  for (const { path, field, target, far } of uses) {
    const records = found.get(target.name)
    for (const row of rows) {
      if (!far) continue
      const record = idsIn(row[field]).map((id) => records?.get(id))[0]
      row[path] = record ? maskField(target, far, record[far], account, place) : null
    }
  }
  for (const { field, target } of uses) {
    const records = found.get(target.name)
    for (const row of rows) row[field] = labelled(row[field], records, target)
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
    const entry = wanted.get(target.name) ?? { ids: new Set(), fields: new Set([target.label]) }
    wanted.set(target.name, entry)
    if (steps[0]) entry.fields.add(steps[0])
    for (const row of rows) for (const id of idsIn(row[path])) entry.ids.add(id)
  }
  const found = await fetchAll(db, registry, wanted)
  for (const { path, target, steps } of ends) {
    const [next] = steps
    const records = found.get(target.name)
    for (const row of rows) {
      const record = next === undefined ? undefined : idsIn(row[path]).map((id) => records?.get(id))[0]
      if (next === undefined) row[path] = labelled(row[path], records, target)
      else row[path] = record ? maskField(target, next, record[next], account, place) : null
    }
  }
  const further = ends.filter(({ steps }) => steps.length > 0)
  await resolveFar(db, registry, account, rows, further, place)
}

/** The entity that a field refers to; accounts for the standard fields that name one. */
export function targetOf(registry: Registry, entity: Entity, field: string): Entity | undefined {
  if (field === 'createdBy' || field === 'updatedBy') return registry.entities.get('account')
  const declared = entity.fields[field]
  if (declared && 'to' in declared) return registry.entities.get(String(declared.to))
  return declared?.type === 'areas' ? registry.entities.get('areaConfig') : undefined
}

type Wanted = ReadonlyMap<string, { readonly ids: ReadonlySet<number>; readonly fields: ReadonlySet<string> }>

/** Records by entity and id, with the fields that are wanted of them, in one statement: a round trip costs more than a row. */
async function fetchAll(
  db: Kysely<Database>,
  registry: Registry,
  wanted: Wanted,
): Promise<ReadonlyMap<string, ReadonlyMap<number, ApiRow>>> {
  const selects = [...wanted].flatMap(([name, { ids, fields }]) => {
    const entity = registry.entities.get(name)
    if (!entity || ids.size === 0) return []
    const { table, byField } = storageOf(entity)
    const pairs = [...fields].flatMap((field) => {
      const column = byField.get(field)?.column
      return column === undefined ? [] : [sql`${sql.lit(column)}, ${sql.ref(column)}`]
    })
    return [
      sql`select ${sql.lit(name)} as entity, id, json_build_object(${sql.join(pairs)}) as record
        from ${sql.table(table)} where id = any(${[...ids]})`,
    ]
  })
  const found = new Map<string, Map<number, ApiRow>>()
  if (selects.length === 0) return found
  const { rows } = await sql<{ entity: string; id: number; record: Record<string, unknown> }>`
    ${sql.join(selects, sql` union all `)}`.execute(db)
  for (const { entity: name, id, record } of rows) {
    const entity = registry.entities.get(name)
    const records = found.get(name) ?? new Map<number, ApiRow>()
    found.set(name, records)
    if (entity) records.set(id, rowFrom(entity, { id, ...record }))
  }
  return found
}

function labelled(value: unknown, records: ReadonlyMap<number, ApiRow> | undefined, target: Entity): unknown {
  const reference = (id: number): Reference => ({
    id,
    label: referenceLabel(target, records?.get(id)?.[target.label], id),
  })
  if (typeof value === 'number') return reference(value)
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number').map(reference) : value
}

function idsIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.filter((id): id is number => typeof id === 'number')
  return typeof value === 'object' && value !== null && 'id' in value ? [Number(value.id)] : []
}
