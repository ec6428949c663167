import { sql, type RawBuilder } from 'kysely'
import { orderFieldOf } from '../../fields/field-traits'
import type { Entity, Row } from '../../schema/entity'
import { storageOf } from '../db/storage'
import { whileDeferred } from '../db/while-deferred'
import type { Context } from '../pipeline/operation'
import { makeRoom } from './make-room'

type AnyRow = Row<Entity>
type Move = (context: Context, row: AnyRow, args: { position: number }) => Promise<void>

/** Puts a record at a position of its order, from 1; those from there on make room. @throws where the entity has no order */
export function moveTo(entity: Entity): Move {
  if (entity.ordered) return moveToNumber(entity, entity.ordered)
  const field = orderFieldOf(entity)
  if (!field)
    throw new Error(
      `${entity.name}: it has the verb "sort" but nothing to be sorted by. Say what it is "ordered" by, add a field of type order, or drop the verb.`,
    )
  return moveToRank(entity, field)
}

/** The position is the number itself; every record that changes its number is a change of its own. */
function moveToNumber(entity: Entity, { by, within = [] }: NonNullable<Entity['ordered']>): Move {
  const { table, byField } = storageOf(entity)
  const column = (field: string) => sql.ref(byField.get(field)?.column ?? field)
  /** Where a record stands that has no number yet. */
  const behindLast = async (db: Context['db'], group: readonly RawBuilder<unknown>[]) => {
    const last = await sql<{ number: number | null }>`select max(${column(by)}) as number from ${sql.table(table)}
      where ${sql.join([...group], sql` `)} true`.execute(db)
    return (last.rows[0]?.number ?? 0) + 1
  }
  return async (context, row, { position }) => {
    const values = row as unknown as Readonly<Record<string, unknown>>
    const group = within.map((field) => sql`${column(field)} is not distinct from ${values[field]} and`)
    const from = values[by] === null ? await behindLast(context.db, group) : Number(values[by])
    const [low, high] = [Math.min(from, position), Math.max(from, position)]
    const { rows } = await sql<{ id: number; number: number }>`select id, ${column(by)} as number
      from ${sql.table(table)} where ${sql.join(group, sql` `)} ${column(by)} between ${low} and ${high} and id <> ${row.id}`.execute(
      context.db,
    )
    const taken = new Map(rows.map(({ id, number }) => [number, id]))
    const steps = [...makeRoom(taken, from, position), { id: row.id, to: position }]
    await whileDeferred(context.db, async () => {
      for (const { id, to } of steps) {
        const each = id === row.id ? row : await context.records.get(entity, id)
        await context.records.update(entity, each, { [by]: to } as Partial<AnyRow>)
      }
    })
  }
}

/** The position is the rank; numbers may have gaps. Those that make room, as far as the nearest gap, are changes of their own. */
function moveToRank(entity: Entity, field: string): Move {
  const { table, byField } = storageOf(entity)
  const [name, column] = [sql.table(table), sql.ref(byField.get(field)?.column ?? field)]
  const first = async (db: Context['db'], query: RawBuilder<{ rank: number | null }>) =>
    (await query.execute(db)).rows[0]?.rank ?? undefined
  return async (context, row, { position }) => {
    const { db, records } = context
    const others = sql`${name} where id <> ${row.id}`
    const rank = await first(
      db,
      sql`select ${column} as rank from ${others} order by ${column}, id offset ${position - 1} limit 1`,
    )
    if (rank === undefined) {
      const last = await first(db, sql`select max(${column}) as rank from ${others}`)
      await records.update(entity, row, { [field]: (last ?? 0) + 1 } as Partial<AnyRow>)
      return
    }
    // The rank that the record leaves is a gap too, unless another one shares it.
    const isFree = (at: RawBuilder<unknown>) =>
      sql`not exists (select 1 from ${name} as n where n.id <> ${row.id} and n.${column} = ${at})`
    const above = await first(
      db,
      sql`select ${column} + 1 as rank from ${others} and ${column} >= ${rank} and ${isFree(sql`${name}.${column} + 1`)}
        order by 1 limit 1`,
    )
    const own = Number((row as unknown as Readonly<Record<string, unknown>>)[field])
    const below =
      own < rank && (await first(db, sql`select 1 as rank where ${isFree(sql`${own}::int`)}`)) ? own : undefined
    const isDown = below !== undefined && rank - below <= (above ?? rank + 1) - rank
    const range = isDown
      ? sql`${column} > ${below} and ${column} < ${rank}`
      : sql`${column} >= ${rank} and ${column} < ${above}`
    await shift(
      context,
      entity,
      field,
      sql`select id from ${others} and ${range} order by id for no key update`,
      isDown ? -1 : 1,
    )
    await records.update(entity, row, { [field]: isDown ? rank - 1 : rank } as Partial<AnyRow>)
  }
}

/** Moves the ranks of records by one, each a change that is logged, published and can be taken back. */
async function shift(
  { db, records }: Context,
  entity: Entity,
  field: string,
  which: RawBuilder<{ id: number }>,
  by: 1 | -1,
) {
  const { rows } = await which.execute(db)
  for (const { id } of rows) {
    const each = await records.get(entity, id)
    const rank = Number((each as unknown as Readonly<Record<string, unknown>>)[field])
    await records.update(entity, each, { [field]: rank + by } as Partial<AnyRow>)
  }
}
