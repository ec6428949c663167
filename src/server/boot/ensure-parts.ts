import type { Kysely } from 'kysely'
import type { Registry } from '../../schema/registry'
import type { Database } from '../db/database'
import { ensureMonths, partedEntities } from '../db/months'
import { atBoot } from '../db/transaction'

/** Makes the months that tables are parted by, should no server have run for long. */
export async function ensureParts(db: Kysely<Database>, registry: Registry): Promise<void> {
  for (const entity of partedEntities(registry)) await ensureMonths(db, atBoot, entity, new Date())
}
