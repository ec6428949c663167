import { sql } from 'kysely'
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
  const field = Object.entries(entity.fields).find(([, declared]) => declared.type === 'order')?.[0]
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
  return async (context, row, { position }) => {
    const values = row as unknown as Readonly<Record<string, unknown>>
    const from = Number(values[by])
    const [low, high] = [Math.min(from, position), Math.max(from, position)]
    const group = within.map((field) => sql`${column(field)} is not distinct from ${values[field]} and`)
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

/** The position is the rank; numbers may have gaps, and only the moved record is a change: what makes room stays in order. */
function moveToRank(entity: Entity, field: string): Move {
  const { table, byField } = storageOf(entity)
  const column = sql.ref(byField.get(field)?.column ?? field)
  return async (context, row, { position }) => {
    const { rows } = await sql<{ place: number }>`select ${column} as place from ${sql.table(table)}
      where id <> ${row.id} order by ${column}, id offset ${position - 1} limit 1`.execute(context.db)
    const place = rows[0]?.place
    if (place !== undefined)
      await sql`update ${sql.table(table)} set ${column} = ${column} + 1 where ${column} >= ${place} and id <> ${row.id}`.execute(
        context.db,
      )
    const last = await sql<{ place: number | null }>`select max(${column}) as place from ${sql.table(table)}`.execute(
      context.db,
    )
    await context.records.update(entity, row, { [field]: place ?? (last.rows[0]?.place ?? 0) + 1 } as Partial<AnyRow>)
  }
}
