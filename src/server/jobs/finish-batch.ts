import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { caption } from '../base/captions'
import type { Services } from '../base/services'
import { csvLine } from '../sheets/csv'
import { notify } from '../events/notify'
import { countRows } from './row-counts'
import { messageOf } from './row-message'
import type { BatchPlan } from './work-item'

/** A finished job may be taken back as a whole for this long, in minutes. */
const undoMinutes = 30

/** Ends a job none of whose records is pending: its state, its figures, and a file of what did not go. */
export async function finishBatch(services: Services, jobId: number, plan: BatchPlan): Promise<void> {
  const { done, skipped, failed } = await countRows(services, jobId)
  const state = failed === 0 ? 'done' : done + skipped === 0 ? 'failed' : 'partlyFailed'
  const failures = failed > 0 ? await writeFailures(services, jobId, plan) : null
  const info = 'commandId' in plan ? services.registry.commands.get(plan.commandId) : undefined
  const isUndoable = (info?.command.inverse !== undefined || 'importOf' in plan) && done > 0
  const { rows } = await sql<{ title: string; page: string }>`update batch_job
    set state = ${state}, done = ${done}, skipped = ${skipped}, failed = ${failed}, progress = 100, finished_at = now(),
      failures = ${failures}, undo_until = ${isUndoable ? sql`now() + make_interval(mins => ${undoMinutes})` : null},
      version = version + 1, updated_at = now()
    where id = ${jobId} and state = 'running' returning title, page`.execute(services.db)
  const job = rows[0]
  if (!job) return
  const account = plan.accountId
  services.events.publish({ kind: 'job', account, job: 'batchJob', id: jobId, state, progress: 100 })
  await notify(services, {
    account,
    kind: 'jobFinished',
    caption: `job.${state}`,
    params: { title: job.title, done, skipped, failed },
    link: '/report-center/jobs',
    urgent: failed > 0,
  })
}

/** The records that failed, each with why, as a file for a spreadsheet. @returns its key */
async function writeFailures(services: Services, jobId: number, { language }: BatchPlan): Promise<string> {
  const key = `failures/${jobId}-${randomBytes(8).toString('hex')}.csv`
  const lines = async function* () {
    yield `\uFEFF${csvLine([caption(language, 'field.id'), caption(language, 'job.failure')])}`
    for (let last = 0; ;) {
      const { rows } = await sql<{ row_id: number; message: string }>`select row_id, message from batch_job_row
        where job_id = ${jobId} and status = 'failed' and row_id > ${last} order by row_id limit 5000`.execute(
        services.db,
      )
      if (rows.length === 0) return
      yield rows.map((row) => csvLine([row.row_id, messageOf(row.message, language)])).join('')
      last = rows.at(-1)?.row_id ?? last
    }
  }
  await services.storage.write(key, Readable.from(lines()))
  return key
}
