import { traitsOf } from '../../fields/field-traits'
import { sql } from 'kysely'
import { momentOf, moveFrom, type ClockMove, type Entity, type Row } from '../../schema/entity'
import { storageOf } from '../db/storage'
import { defineWork } from '../jobs/work'
import { followChanges } from '../operations/follow-changes'
import type { Services } from '../base/services'
import { byBatches } from './by-batches'
import { asSystem } from '../run/as-system'

/** How many of each kind are moved at once. */
const batchSize = 500

/** Makes the moves whose moment has come, as their entities declare them: each by itself, audited, and sent to open browsers. */
export async function moveByClock(services: Services, now: Date, signal?: AbortSignal): Promise<void> {
  for (const entity of services.registry.entities.values())
    for (const clock of entity.clock ?? [])
      await byBatches(services, {
        kind: `${entity.name}.${clock.move ?? 'byTime'} ${momentOf(clock)}`,
        batchSize,
        now,
        signal,
        next: async (but) => {
          const { rows } = await dueOf(entity, clock, now, but).execute(services.db)
          return rows.map(({ id }) => id)
        },
        settle: (id) => move(services, entity, clock, id, now),
        tell: (id, error) => services.log.error({ err: error, entity: entity.name, id }, 'a move by the clock failed'),
      })
}

export const movingByClock = defineWork('records.byClock', {
  lane: 'clock',
  everySeconds: 30,
  stopsItself: true,
  run: (services, _data, signal) => moveByClock(services, new Date(), signal),
})

async function move(
  services: Services,
  entity: Entity,
  { states, move: name = 'byTime' }: ClockMove,
  id: number,
  now: Date,
): Promise<void> {
  await asSystem(services, `${entity.name}.${name}`, now, async (context) => {
    const row = (await context.records.find(entity, id)) as (Row<Entity> & { state: string }) | undefined
    // Another server may have been here.
    const state = row && states.includes(row.state) ? moveFrom(entity, row.state, name) : undefined
    if (!row || !state) return
    await context.records.update(entity, row, { state } as object)
    await followChanges(context, context.records.changes)
  })
}

/** The records that a move is due for, but for some. The states stand in it as they are written in its index. */
export function dueOf(entity: Entity, clock: ClockMove, now: Date, but: readonly number[]) {
  const { table, byField } = storageOf(entity)
  const name = momentOf(clock)
  const column = sql.ref(byField.get(name)?.column ?? name)
  const field = entity.fields[name]
  const isDate = field !== undefined && traitsOf(field).time === 'day'
  const moment = isDate ? now.toISOString().slice(0, 10) : now.toISOString()
  const isDue = isDate && clock.until !== undefined ? sql`<` : sql`<=`
  return sql<{ id: number }>`select id from ${sql.table(table)}
    where state in (${sql.join(clock.states.map((state) => sql.lit(state)))}) and ${column} ${isDue} ${moment} and id <> all(${[...but]}::bigint[])
    order by ${column}, id limit ${batchSize}`
}
