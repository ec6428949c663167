import { isReference, isReferenceList, isStoredFile } from '../../../fields/field-traits'
import { sql, type RawBuilder } from 'kysely'
import type { Entity } from '../../../schema/entity'
import type { Timed } from '../../../schema/keep'
import type { Registry } from '../../../schema/registry'
import { storageOf } from '../../db/storage'
import { ownTables } from '../../db/table-plan'
import type { Owner } from '../../db/table-keep'
import { transaction } from '../../db/transaction'
import { removeFilesWork } from '../../pipeline/storage-within'
import type { Round, Upkeep } from './sweep'

/** A record that is over, and whether something that stays refers to it. */
interface Over {
  readonly id: number
  readonly moment: string
  readonly isHeld: boolean
}

/**
 * Removes the records of an entity that are over, oldest first, a batch a step, with what belongs to them. The files that the server
 * made for them go once that is committed, by a piece of work that is written with it: no record ever names a file that is gone. One
 * that another transaction holds waits for the next round.
 * @returns how many have gone, step by step
 */
export async function* sweepRecords(
  { services, now, before, batchSize }: Round,
  entity: Entity,
  keep: Timed,
): AsyncGenerator<number, void> {
  const { db, config, jobs, registry } = services
  const rule = ruleOf(registry, entity, keep, before.toISOString())
  for (let last: Over | undefined; ;) {
    const rows = await overAfter(services, rule, last, batchSize)
    const free = rows.filter(({ isHeld }) => !isHeld)
    yield await transaction(db, config, async (inside) => {
      const gone = await sql<{
        id: number
        files: readonly (string | null)[]
      }>`delete from ${rule.table} where id in (select t.id from ${rule.table} as t
          where t.id = any(${free.map(({ id }) => id)}::bigint[]) and ${rule.isOver} and not ${rule.isHeld}
          for update skip locked) returning id, ${rule.files} as files`.execute(inside)
      const keys = gone.rows.flatMap(({ files }) => files).filter((key) => key !== null)
      if (keys.length > 0) await jobs.schedule({ db: inside }, removeFilesWork, { keys }, now)
      const ids = gone.rows.map(({ id }) => id)
      for (const { table, owner } of dependentsOf(entity))
        await sql`delete from ${sql.table(table)} where ${sql.ref(owner.column)} = any(${ids}::bigint[])
          and ${sql.raw(owner.where ?? 'true')}`.execute(inside)
      return ids.length
    })
    last = rows.at(-1)
    if (rows.length < batchSize) return
  }
}

interface Rule {
  readonly table: RawBuilder<unknown>
  /** The moment that its time counts from. */
  readonly moment: RawBuilder<unknown>
  readonly isOver: RawBuilder<boolean>
  readonly isHeld: RawBuilder<boolean>
  /** The keys of the files that the server made for it. */
  readonly files: RawBuilder<unknown>
}

function ruleOf(registry: Registry, entity: Entity, keep: Timed, before: string): Rule {
  const { table, byField } = storageOf(entity)
  const column = (field: string) => sql.ref(`t.${byField.get(field)?.column ?? field}`)
  const moment = column(keep.from)
  const states = keep.in ? sql`and t.state = any(${[...keep.in]}::text[])` : sql``
  const unless = keep.unless === undefined ? sql`` : sql`and not ${heldBy(registry, entity, keep.unless)}`
  return {
    table: sql.table(table),
    moment,
    isOver: sql<boolean>`(${moment} < ${before} ${states} ${unless})`,
    isHeld: isReferredTo(registry, entity),
    files: filesOf(entity),
  }
}

function filesOf(entity: Entity): RawBuilder<unknown> {
  const files = storageOf(entity)
    .columns.filter(({ declared }) => isStoredFile(declared) && declared.readOnly)
    .map(({ column }) => sql.ref(column))
  return sql`array[${files.length > 0 ? sql.join(files) : sql`null`}]::text[]`
}

/** Whether a yes or no of the record holds it back, or one of what it refers to. */
function heldBy(registry: Registry, entity: Entity, path: string): RawBuilder<boolean> {
  const [first = '', second] = path.split('.')
  const own = sql.ref(`t.${storageOf(entity).byField.get(first)?.column ?? first}`)
  const field = entity.fields[first]
  const target = field && 'to' in field ? registry.entities.get(String(field.to)) : undefined
  if (second === undefined || !target) return sql<boolean>`coalesce(${own}, false)`
  const { table, byField } = storageOf(target)
  const isOne = isReferenceList(field) ? sql`x.id = any(${own})` : sql`x.id = ${own}`
  return sql<boolean>`exists (select 1 from ${sql.table(table)} as x
    where ${isOne} and ${sql.ref(`x.${byField.get(second)?.column ?? second}`)})`
}

/** Whether a record that stands, of whatever kind, refers to it. */
function isReferredTo(registry: Registry, entity: Entity): RawBuilder<boolean> {
  const id = sql.ref('t.id')
  const byRecords = [...registry.entities.values()].flatMap((other) =>
    storageOf(other)
      .columns.filter(({ declared }) => isReference(declared) && 'to' in declared && declared.to === entity.name)
      .map(({ column }) => referred(storageOf(other).table, column, id)),
  )
  const byRows = ownTables.flatMap(({ name, keep }) =>
    'owner' in keep && keep.owner.table === storageOf(entity).table ? [referred(name, keep.owner.column, id)] : [],
  )
  const all = [...byRecords, ...byRows]
  return all.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(all, sql` or `)})`
}

function referred(table: string, column: string, id: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from ${sql.table(table)} as x where ${sql.ref(`x.${column}`)} = ${id})`
}

/** The rows that go with a record of the entity. */
function dependentsOf(entity: Entity): { readonly table: string; readonly owner: Owner }[] {
  const { table } = storageOf(entity)
  return ownTables.flatMap(({ name, keep }) =>
    'with' in keep ? keep.with.filter((owner) => owner.table === table).map((owner) => ({ table: name, owner })) : [],
  )
}

/** The next records that are over. @param last the one to go on after */
async function overAfter(
  { db }: Upkeep,
  { table, moment, isOver, isHeld }: Rule,
  last: Over | undefined,
  batchSize: number,
): Promise<Over[]> {
  const after = last ? sql`and (${moment}, t.id) > (${last.moment}::timestamptz, ${last.id})` : sql``
  const { rows } = await sql<Over>`select t.id, ${moment}::text as moment, ${isHeld} as "isHeld"
    from ${table} as t where ${isOver} ${after} order by ${moment}, t.id limit ${batchSize}`.execute(db)
  return rows
}
