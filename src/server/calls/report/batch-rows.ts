import { sql } from 'kysely'
import type { Answer } from '../../../calls/define-call'
import * as calls from '../../../calls/report'
import batchJob from '../../../entities/system/batch-job'
import { messageOf } from '../../jobs/row-message'
import { holds } from '../../access/account'
import { notPermitted } from '../../base/errors'
import { serve } from '../../pipeline/serve'

/** What became of each record of a batch job, in the order of their ids. */
export const batchRows = serve(calls.batchRows, {
  id: 'batchJob.rows',
  about: { entity: batchJob, by: 'id' },
  guard: 'signedIn',
  run: async (context, { id, status, after = 0, size = 100 }) => {
    const job = await context.records.get(batchJob, id)
    if (job.createdBy !== context.account.id && !holds(context.account, 'StaffManage:auditLog'))
      throw notPermitted('StaffManage:auditLog')
    const { rows } = await sql<{
      row_id: number
      status: Answer<typeof calls.batchRows>['rows'][number]['status']
      message: string | null
    }>`
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
