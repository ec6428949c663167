import { sql } from 'kysely'
import grantBatch from '../../../entities/goods-and-order/grant-batch'
import { defineWork } from '../../jobs/work'
import { asSystem } from '../../operations/as-system'
import { Refusal } from '../../pipeline/errors'
import type { Services } from '../../services'
import { carryOutGrant } from './grants'

/** Carries out the approved grants whose hour has come. One that cannot be carried out shows as failed and can be retried. */
export async function carryOutDueGrants(services: Services, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from grant_batch
    where state = 'approved' and run_at <= ${now.toISOString()} order by run_at, id limit 20`.execute(services.db)
  for (const { id } of rows)
    await carryOutOne(services, Number(id), now).catch((error: unknown) =>
      error instanceof Refusal
        ? markFailed(services, Number(id), now)
        : services.log.error({ err: error, grant: id }, 'a grant could not be carried out'),
    )
}

export const carryingOutGrants = defineWork('grants.due', {
  everySeconds: 30,
  run: (services) => carryOutDueGrants(services, new Date()),
})

async function carryOutOne(services: Services, id: number, now: Date): Promise<void> {
  await asSystem(services, 'grantBatch.byTime', now, async (context) => {
    const row = await context.records.get(grantBatch, id)
    // Another server, or somebody by hand, may have been here.
    if (row.state === 'approved') await carryOutGrant(context, row)
  })
}

async function markFailed(services: Services, id: number, now: Date): Promise<void> {
  await asSystem(services, 'grantBatch.byTime', now, async ({ records }) => {
    const row = await records.get(grantBatch, id)
    if (row.state !== 'approved') return
    await records.update(grantBatch, row, { state: 'partlyFailed', succeeded: 0, failed: row.people ?? 0 })
  })
}
