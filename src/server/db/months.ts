import type { Kysely } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Database } from './database'
import { monthColumn, storageOf } from './storage'
import { isParted, makePart, moments, partsOf } from './table-parts'
import type { Deadlines } from './transaction'

/** How many months are made ahead: a server that was off for weeks still finds its own. */
const ahead = 3

/** The entities whose tables are parted by months. */
export function partedEntities(registry: Registry): Entity[] {
  return [...registry.entities.values()].filter((entity) => monthColumn(entity) !== undefined)
}

/** The first moment of the month that a moment lies in, or of one after it; in UTC. */
export function monthOf(moment: Date, after = 0): Date {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + after, 1))
}

/** Makes the parts of this month and the next ones, where they are missing. */
export async function ensureMonths(
  db: Kysely<Database>,
  deadlines: Deadlines,
  entity: Entity,
  now: Date,
): Promise<void> {
  const { table } = storageOf(entity)
  const parts = await partsOf(db, table, moments)
  for (let month = 0; month <= ahead; month++) {
    const [from, to] = [monthOf(now, month).toISOString(), monthOf(now, month + 1).toISOString()]
    const part = { name: `${table}_${from.slice(0, 7).replace('-', '_')}`, from, to }
    if (!isParted(parts, part)) await makePart(db, deadlines, table, part)
  }
}
