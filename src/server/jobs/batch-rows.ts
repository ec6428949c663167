import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { NotSideBySide, Wave } from '../db/wave'
import { isOutage } from '../pipeline/outage'
import { inTransaction } from '../pipeline/in-transaction'
import { runBatchRow, type RowStatus } from './batch-row'
import { goesSideBySide, workOnRecord, type BatchWork, type Outcome } from './batch-work'
import type { BatchPace } from './batch-pace'

/** How long a batch waits for a record that another changes, in seconds: it has locked others meanwhile. */
const lockSeconds = 0.2

/** What became of a batch: of how many records of each status, and which was the last that it came to. */
export interface BatchDone {
  readonly statuses: readonly RowStatus[]
  readonly last: number
}

/** Something of a batch was refused or failed: nothing of it has happened, and each of its records is to go by itself. */
class NotTogether extends Error {}

/**
 * Does a job's work on the next records, several in one transaction with the marks that they are done: a killed server has either
 * done and marked all of a batch, or none. Where one of them is refused or fails, they go one by one, so that each stands or falls by
 * itself and says why.
 * @param ids of records in their order; the batch takes as many of the first as its pace allows
 * @throws while the database or the place of files is away: the records are as they were, and are tried again later
 */
export async function runBatchRows(work: BatchWork, ids: readonly number[], pace: BatchPace): Promise<BatchDone> {
  const batch = ids.slice(0, pace.next)
  const began = performance.now()
  const done = batch.length > 1 ? await runTogether(work, batch, pace, began) : await runAlone(work, batch)
  if (done) {
    pace.went(batch.indexOf(done.last) + 1, performance.now() - began)
    return done
  }
  pace.failed(batch.length)
  return runBatchRows(work, ids, pace)
}

async function runAlone(work: BatchWork, [id]: readonly number[]): Promise<BatchDone | undefined> {
  if (id === undefined) return undefined
  const status = await runBatchRow(work, id)
  return { statuses: status ? [status] : [], last: id }
}

/** @returns undefined where its records do not go together */
async function runTogether(
  work: BatchWork,
  ids: readonly number[],
  pace: BatchPace,
  began: number,
): Promise<BatchDone | undefined> {
  const { services, jobId } = work
  const deadlines = { ...services.config, lockSeconds }
  try {
    return await inTransaction(
      services,
      async (place) => {
        try {
          const taken = await take(place.db, jobId, ids)
          const inside = { ...work, services: place.services }
          const outcomes =
            pace.isSideBySide && goesSideBySide(work)
              ? await sideBySide(inside, place.db, taken)
              : await oneAfterTheOther(inside, place.db, taken, () => pace.isOver(performance.now() - began))
          await mark(place.db, jobId, outcomes)
          for (const { changes } of outcomes.values()) place.services.events.changed(changes)
          const last = outcomes.size < taken.length ? [...outcomes.keys()].at(-1) : ids.at(-1)
          return { statuses: [...outcomes.values()].map(({ status }) => status), last: last ?? 0 }
        } catch (error) {
          // Whatever else it is, it is said of the record that it is about; nothing is waited for or asked outside meanwhile.
          if (isOutage(error)) throw error
          if (error instanceof NotSideBySide) pace.isSideBySide = false
          throw new NotTogether()
        }
      },
      deadlines,
    )
  } catch (error) {
    if (isOutage(error)) throw error
    return undefined
  }
}

/** Another server at the same records waits here, and then finds them done. @returns those that are still to be done */
async function take(db: Kysely<Database>, jobId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ row_id: number }>`select row_id from batch_job_row
    where job_id = ${jobId} and row_id = any(${[...ids]}::bigint[]) and status = 'pending'
    order by row_id for update`.execute(db)
  return rows.map(({ row_id }) => row_id)
}

/** @returns what became of each record until the batch is over, one of them at least */
async function oneAfterTheOther(
  work: BatchWork,
  db: Kysely<Database>,
  ids: readonly number[],
  isOver: () => boolean,
): Promise<ReadonlyMap<number, Outcome>> {
  const outcomes = new Map<number, Outcome>()
  for (const id of ids) {
    outcomes.set(id, await workOnRecord(work, db, id))
    if (isOver()) break
  }
  return outcomes
}

/** @returns what became of each record, in their order */
async function sideBySide(
  work: BatchWork,
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Outcome>> {
  const wave = new Wave()
  // Whatever happens to one of them, the transaction is there until the last has ended.
  const ended = await Promise.allSettled(ids.map((id) => workOnRecord(work, db, id, wave)))
  return new Map(
    ended.map((end, at) => {
      if (end.status === 'rejected') throw end.reason
      return [ids[at] ?? 0, end.value]
    }),
  )
}

async function mark(db: Kysely<Database>, jobId: number, outcomes: ReadonlyMap<number, Outcome>): Promise<void> {
  const marks = [...outcomes].map(([id, { status, auditId, reason }]) => ({
    row_id: id,
    status,
    audit_id: auditId,
    message: reason && JSON.stringify(reason),
  }))
  await sql`update batch_job_row as row set status = mark.status, audit_id = mark.audit_id, message = mark.message
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as mark(row_id bigint, status text, audit_id bigint, message text)
    where row.job_id = ${jobId} and row.row_id = mark.row_id`.execute(db)
}
