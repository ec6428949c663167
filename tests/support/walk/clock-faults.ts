import { sql } from 'kysely'
import { momentOf, moveFrom, type ClockMove, type Entity } from '../../../src/schema/entity'
import { storageOf } from '../../../src/server/db/storage'
import { moveByClock } from '../../../src/server/clock/by-clock'
import { Faults } from './faults'
import type { World } from './world'

const now = new Date('2026-03-10T12:00:00Z')

/** Moments of a kind: one that has come already, and one that has not. */
const moments = {
  instant: ['2026-03-10T11:59:00.000Z', '2026-03-10T12:01:00.000Z'],
  date: ['2026-03-09', '2026-03-11'],
} as const

/** What does not hold of a move that the clock makes. */
export async function clockFaults(world: World, entity: Entity, clock: ClockMove, state: string): Promise<Faults> {
  const faults = new Faults()
  const { move = 'byTime' } = clock
  const moment = momentOf(clock)
  const [past, future] = moments[entity.fields[moment]?.type === 'date' ? 'date' : 'instant']
  const due = await recordWith(world, entity, { state, [moment]: past }, 1)
  const waiting = await recordWith(world, entity, { state, [moment]: future }, 2)
  await moveByClock(world.app.services, now)
  const found = await statesOf(world, entity, [due.id, waiting.id])
  const next = moveFrom(entity, state, move)
  faults.unless(found[0] === next, `${entity.name} moves from ${state} to ${next}`, () => String(found[0]))
  faults.unless(found[1] === state, `${entity.name} stays ${state} until then`, () => String(found[1]))
  const { rows } = await sql`select 1 from audit_entry where code = ${`${entity.name}.${move}`} and kind = 'system'
    limit 1`.execute(world.app.db)
  faults.unless(rows.length === 1, `${entity.name} says in the audit that time moved it`)
  return faults
}

/** A new record; where there can be no further one, one of the last that stand, changed so. */
async function recordWith(world: World, entity: Entity, values: Readonly<Record<string, string>>, fromEnd: number) {
  try {
    return await world.insert(entity, values)
  } catch (error) {
    const row = (await world.some(entity)).at(-fromEnd)
    if (!row) throw error
    const changed = Object.entries(values).map(([name, value]) => {
      const column = storageOf(entity).byField.get(name)?.column ?? name
      return sql`${sql.ref(column)} = ${value}`
    })
    await sql`update ${sql.table(storageOf(entity).table)} set ${sql.join(changed)} where id = ${row.id}`.execute(
      world.app.db,
    )
    return row
  }
}

async function statesOf({ app }: World, entity: Entity, ids: readonly number[]): Promise<(string | undefined)[]> {
  const { rows } = await sql<{ id: number; state: string }>`select id, state
    from ${sql.table(storageOf(entity).table)} where id = any(${[...ids]})`.execute(app.db)
  return ids.map((id) => rows.find((row) => row.id === id)?.state)
}
