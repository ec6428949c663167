import { sql } from 'kysely'
import { z } from 'zod'
import batchJob from '../../../entities/system/batch-job'
import { messageOf } from '../../jobs/row-message'
import { holds } from '../../access/account'
import { notPermitted } from '../../base/errors'
import { defineOperation } from '../../pipeline/operation'

/** What became of each record of a batch job, in the order of their ids. */
export const batchRows = defineOperation({
  id: 'batchJob.rows',
  about: { entity: batchJob, by: 'id' },
  method: 'POST',
  url: '/report/backend/batchJob/rows',
  guard: 'signedIn',
  input: z.strictObject({
    id: z.number().int(),
    status: z.enum(['pending', 'done', 'skipped', 'failed']).optional(),
    /** The id of the record just before those wanted. */
    after: z.number().int().optional(),
    size: z.number().int().min(1).max(200).optional(),
  }),
  run: async (context, { id, status, after = 0, size = 100 }) => {
    const job = await context.records.get(batchJob, id)
    if (job.createdBy !== context.account.id && !holds(context.account, 'StaffManage:auditLog'))
      throw notPermitted('StaffManage:auditLog')
    const { rows } = await sql<{ row_id: number; status: string; message: string | null }>`
      select row_id, status, message from batch_job_row
      where job_id = ${id} and row_id > ${after} ${status ? sql`and status = ${status}` : sql``}
      order by row_id limit ${size}`.execute(context.db)
    return {
      rows: rows.map((row) => ({
        id: row.row_id,
        status: row.status,
        message: messageOf(row.message, context.language) || null,
      })),
    }
  },
})
