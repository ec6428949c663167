import type { Kysely } from 'kysely'
import type { Filter } from '../../fields/filter'
import type { Entity } from '../../schema/entity'
import type { Database } from '../db/database'
import { storageOf } from '../db/storage'
import { rowsOfLargest } from '../db/table-sizes'
import { refused } from '../base/errors'

/** From this many rows on a list is not opened bare: it would show an arbitrary few, at the price of a long scan. */
const hugeTable = 10_000_000
/**
 * Asks for a filter where a huge table is to be listed by none that an index serves. The size is the planner's estimate:
 * nothing is counted.
 * @throws B01 with the reason `filterFirst`
 */
export async function askForFilter(
  db: Kysely<Database>,
  entity: Entity,
  filters: Readonly<Record<string, Filter>>,
): Promise<void> {
  if (entity.scale < hugeTable || Object.entries(filters).some(([path, filter]) => isServed(entity, path, filter)))
    return
  if ((await rowsOfLargest(db, [storageOf(entity).table])) < hugeTable) return
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
