import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { isOutage } from '../pipeline/outage'
import { asRefusal } from '../pipeline/pipeline'
import { inTransaction } from '../pipeline/in-transaction'
import { workOnRecord, type BatchWork } from './batch-work'

export type RowStatus = 'done' | 'skipped' | 'failed'

/**
 * Does a job's work on one record, in one transaction with the mark that it is done: a killed server has either done
 * and marked it, or neither. Tells of all records that it changed.
 * @returns what became of it; undefined where another server had done it already
 * @throws while the database or the place of files is away: the record is as it was, and is tried again later
 */
export async function runBatchRow(work: BatchWork, id: number): Promise<RowStatus | undefined> {
  const { services, jobId } = work
  try {
    const done = await inTransaction(services, async (place) => {
      const { db } = place
      if (!(await take(db, jobId, id))) return undefined
      const outcome = await workOnRecord({ ...work, services: place.services }, db, id)
      await sql`update batch_job_row set status = ${outcome.status}, audit_id = ${outcome.auditId},
        message = ${outcome.reason && JSON.stringify(outcome.reason)}
        where job_id = ${jobId} and row_id = ${id}`.execute(db)
      place.services.events.changed(outcome.changes)
      return outcome
    })
    return done?.status
  } catch (error) {
    if (isOutage(error)) throw error
    const { code, caption, params } = asRefusal(error)
    if (code === 'B0001') services.log.error({ err: error, jobId, id }, 'a record of a batch job failed')
    await sql`update batch_job_row set status = 'failed', message = ${JSON.stringify({ caption, params: asTexts(params) })}
      where job_id = ${jobId} and row_id = ${id} and status = 'pending'`.execute(services.db)
    return 'failed'
  }
}

/** Another server at the same record waits here, and then finds it taken. */
async function take(db: Kysely<Database>, jobId: number, id: number): Promise<boolean> {
  const taken = await sql`update batch_job_row set status = 'running'
    where job_id = ${jobId} and row_id = ${id} and status = 'pending'`.execute(db)
  return Number(taken.numAffectedRows) === 1
}

function asTexts(params: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}
