import { sql } from 'kysely'
import { storageOf } from '../../db/storage'
import { defineWork } from '../../jobs/work'
import type { Services } from '../../base/services'
import { activityKinds, type ActivityKind } from './activity-kinds'
import { followOverview } from './follow-overview'
import { transaction } from '../../db/transaction'

/** How many activities are brought in line at once. */
const batchSize = 200

/**
 * Gives every activity its line in the overview, and takes away lines without one: for what came about past the console.
 * Lines that are right are left alone.
 */
export async function alignOverview(services: Services, now: Date): Promise<void> {
  for (const kind of activityKinds) {
    await sql`delete from activity_entry e where e.kind = ${kind.kind} and not exists (
      select from ${sql.table(storageOf(kind.entity).table)} a where a.id::text = e.record_id)`.execute(services.db)
    await addMissing(services, now, kind)
  }
}

export const aligningOverview = defineWork('activity.overview', {
  lane: 'upkeep',
  everySeconds: 600,
  run: (services) => alignOverview(services, new Date()),
})

async function addMissing(services: Services, now: Date, kind: ActivityKind): Promise<void> {
  const { rows } = await sql<{ id: number }>`select a.id from ${sql.table(storageOf(kind.entity).table)} a
    where not exists (select from activity_entry e where e.kind = ${kind.kind} and e.record_id = a.id::text)
    order by a.id limit ${batchSize}`.execute(services.db)
  const changes = rows.map(({ id }) => ({
    entity: kind.entity.name,
    id: Number(id),
    label: '',
    before: null,
    after: null,
  }))
  if (changes.length > 0)
    await transaction(services.db, services.config, (db) => followOverview({ db, now }, kind, changes))
}
