import { sql } from 'kysely'
import grantBatch from '../../../entities/goods-and-order/grant-batch'
import { Refusal } from '../../base/errors'
import { settling, type Due } from '../../clock/settle-due'
import { carryOutGrant } from './grants'

/**
 * Carries out the approved grants whose hour has come. One that cannot be carried out shows as failed and can be retried.
 */
export const dueGrants: readonly Due[] = [
  {
    code: 'grantBatch.byTime',
    due: (now) => sql<{ id: number }>`select id from grant_batch
      where state = 'approved' and run_at <= ${now} order by run_at, id`,
    batchSize: 20,
    settle: async (context, id) => {
      const row = await context.records.get(grantBatch, id)
      if (row.state === 'approved') await carryOutGrant(context, row)
    },
    failed: {
      code: 'grantBatch.byTime',
      settle: async ({ records }, id, error) => {
        const row = await records.get(grantBatch, id)
        if (row.state !== 'approved' || !(error instanceof Refusal)) return
        await records.update(grantBatch, row, { state: 'partlyFailed', succeeded: 0, failed: row.people ?? 0 })
      },
    },
  },
]

export const carryingOutGrants = settling('grants.due', dueGrants, 30, 'asked')
