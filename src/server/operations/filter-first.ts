import { sql, type Kysely } from 'kysely'
import type { Filter } from '../../fields/filter'
import type { Entity } from '../../schema/entity'
import { forgetsWhenAsked } from '../caches'
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'
import { refused } from '../pipeline/errors'

/** From so many rows on a list is not opened bare: it would show an arbitrary few, at the price of a long scan. */
const hugeTable = 10_000_000
/** How long a table's size is taken as known, in milliseconds. */
const sizeKept = 60_000

interface Size {
  readonly rows: number
  readonly until: number
}

/** By database, by table. */
const sizes = new WeakMap<Kysely<Database>, Map<string, Size>>()

forgetsWhenAsked('lists', ({ db, reading }) => [db, reading].forEach((each) => sizes.delete(each)))

/**
 * Asks for a filter where a huge table is to be listed by none that an index serves. The size is the planner's estimate:
 * nothing is counted.
 * @throws B01 with the reason `filterFirst`
 */
export async function askForFilter(
  db: Kysely<Database>,
  entity: Entity,
  filters: Readonly<Record<string, Filter>>,
  now: Date,
): Promise<void> {
  if (entity.scale < hugeTable || Object.entries(filters).some(([path, filter]) => isServed(entity, path, filter)))
    return
  if ((await sizeOf(db, storageOf(entity).table, now.getTime())) < hugeTable) return
  throw refused('error.filterFirst', {}, { reason: 'filterFirst' })
}

/** Whether an index finds what the filter lets through; one that only leaves rows out narrows nothing. */
function isServed(entity: Entity, path: string, filter: Filter): boolean {
  const [first = ''] = path.split('.')
  const kind = storageOf(entity).byField.get(first)?.kind
  if (!kind || !(kind.sorts || kind.index !== 'none')) return false
  return (
    (filter.is?.length ?? 0) > 0 ||
    filter.contains !== undefined ||
    filter.from !== undefined ||
    filter.to !== undefined ||
    filter.empty === true
  )
}

async function sizeOf(db: Kysely<Database>, table: string, now: number): Promise<number> {
  const ofDatabase = sizes.get(db) ?? new Map<string, Size>()
  sizes.set(db, ofDatabase)
  const known = ofDatabase.get(table)
  if (known && known.until > now) return known.rows
  const { rows } = await sql<{ rows: number }>`select reltuples::float8 as rows from pg_class
    where oid = to_regclass(${`"${table}"`})`.execute(db)
  const size = Number(rows[0]?.rows ?? 0)
  ofDatabase.set(table, { rows: size, until: now + sizeKept })
  return size
}
