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

/** What became of the next records of a job. */
export interface BatchDone {
  readonly statuses: readonly RowStatus[]
  /** Those that it has not come to yet, in their order. */
  readonly left: readonly number[]
}

/** What became of one batch: of how many records of each status, and which it came to. */
interface OneDone {
  readonly statuses: readonly RowStatus[]
  readonly ids: readonly number[]
}

/** Something of a batch was refused or failed: nothing of it has happened, and each of its records is to go by itself. */
class NotTogether extends Error {}

/**
 * Does a job's work on the next records, several in one transaction with the marks that they are done: a killed server has either
 * done and marked all of a batch, or none. Where one of them is refused or fails, they go one by one after it, so that each stands or
 * falls by itself and says why. Records that may go side by side also do so in several batches: the server works on one while the
 * database writes the other.
 * @param ids of records in their order; as many of the first are taken as its pace allows
 * @throws while the database or the place of files is away: the records are as they were, and are tried again later
 */
export async function runBatchRows(work: BatchWork, ids: readonly number[], pace: BatchPace): Promise<BatchDone> {
  const size = pace.next
  const count = size > 1 && mayGoSideBySide(work, pace) ? work.batchesAtOnce : 1
  const batches = Array.from({ length: count }, (_, at) => ids.slice(at * size, (at + 1) * size))
  // Whatever happens to one of them, the others have ended before anything is tried again.
  const ended = await Promise.allSettled(
    batches.filter(({ length }) => length > 0).map((batch) => runOneBatch(work, batch, pace)),
  )
  const outcomes = ended.map((end) => {
    if (end.status === 'rejected') throw end.reason
    return end.value
  })
  const done = outcomes.flatMap((each) => each.done ?? [])
  for (const { ids, took } of done) pace.went(ids.length, took)
  // After those that went: theirs are not among the records that go one by one now.
  for (const { batch, done: went } of outcomes) if (!went) pace.failed(batch.length)
  const come = new Set(done.flatMap(({ ids }) => ids))
  return { statuses: done.flatMap(({ statuses }) => statuses), left: ids.filter((id) => !come.has(id)) }
}

async function runOneBatch(work: BatchWork, batch: readonly number[], pace: BatchPace) {
  const began = performance.now()
  const done = batch.length > 1 ? await runTogether(work, batch, pace, began) : await runAlone(work, batch)
  return { batch, done: done && { ...done, took: performance.now() - began } }
}

function mayGoSideBySide(work: BatchWork, pace: BatchPace): boolean {
  return pace.isSideBySide && goesSideBySide(work)
}

async function runAlone(work: BatchWork, ids: readonly number[]): Promise<OneDone> {
  const statuses: RowStatus[] = []
  for (const id of ids) {
    const status = await runBatchRow(work, id)
    if (status) statuses.push(status)
  }
  return { statuses, ids }
}

/** @returns undefined where its records do not go together */
async function runTogether(
  work: BatchWork,
  ids: readonly number[],
  pace: BatchPace,
  began: number,
): Promise<OneDone | undefined> {
  const { services, jobId } = work
  const deadlines = { ...services.config, lockSeconds }
  try {
    return await inTransaction(
      services,
      async (place) => {
        try {
          const taken = await take(place.db, jobId, ids)
          const inside = { ...work, services: place.services }
          const outcomes = mayGoSideBySide(work, pace)
            ? await sideBySide(inside, place.db, taken)
            : await oneAfterTheOther(inside, place.db, taken, () => pace.isOver(performance.now() - began))
          await mark(place.db, jobId, outcomes)
          for (const { changes } of outcomes.values()) place.services.events.changed(changes)
          return {
            statuses: [...outcomes.values()].map(({ status }) => status),
            // Those that were not there to be taken are done by another server.
            ids: outcomes.size < taken.length ? [...outcomes.keys()] : ids,
          }
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
