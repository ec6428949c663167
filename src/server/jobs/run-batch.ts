import { sql } from 'kysely'
import type { Entity } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { readDrafts } from '../operations/import/read-drafts'
import { readSheet } from '../operations/import/sheet'
import { accountById, holds, type Account } from '../access/account'
import type { Frozen } from '../events/events'
import type { Services } from '../base/services'
import { BatchPace } from './batch-pace'
import { runBatchRows } from './batch-rows'
import type { BatchWork } from './batch-work'
import { finishBatch } from './finish-batch'
import { freezeRest } from './freeze-rest'
import { Progress } from './progress'
import { countRows, type Counts } from './row-counts'
import type { BatchPlan } from './work-item'

/** Ids read ahead: several batches of them. */
const readAhead = 2_000
/** How often the job's account is asked whether it still may, in milliseconds: hours are too long to go on without a right. */
const askAgainEvery = 2_000

/** How a server does its batch jobs. */
export interface BatchWays {
  /** How many records of a selection are frozen at once; see `frozenAtOnce`. */
  readonly batchSize?: number | undefined
  /** How many batches of records that go side by side are worked on at once. */
  readonly batchesAtOnce: number
}

/**
 * Does what is left of a batch job, a few records at a time, until it is done, paused, cancelled or the server stops.
 * @param signal aborts when this server stops or the job is cancelled here
 */
export async function runBatch(
  services: Services,
  jobId: number,
  plan: BatchPlan,
  signal: AbortSignal,
  { batchSize, batchesAtOnce }: BatchWays,
): Promise<void> {
  const begun = await sql<{ total: number; created_by: number }>`update batch_job
    set state = 'running', started_at = coalesce(started_at, now()), version = version + 1, updated_at = now()
    where id = ${jobId} and state in ('queued', 'running') returning total, created_by`.execute(services.db)
  const job = begun.rows[0]
  if (!job) return
  let work = await prepare(services, jobId, plan, batchesAtOnce)
  if (!work) return endWithoutRight(services, jobId, plan)
  const total = work.info ? await freezeFirst(work, job.total, signal, batchSize) : job.total
  if (total === undefined) return
  let standsUntil = performance.now() + askAgainEvery
  const counts = await countRows(services, jobId)
  const progress = new Progress(() => writeProgress(services, jobId, plan.accountId, total, counts))
  const pace = new BatchPace()
  for (let last = 0; ;) {
    let left: readonly number[] = await pendingAfter(services, jobId, last)
    if (left.length === 0) break
    last = left.at(-1) ?? last
    while (left.length > 0) {
      if (!(await progress.tick()) || signal.aborted) return keepCounts(services, jobId, counts)
      if (performance.now() >= standsUntil) {
        const account = await standing(services, plan, work.info)
        if (!account) return endWithoutRight(services, jobId, plan)
        work = { ...work, account }
        standsUntil = performance.now() + askAgainEvery
      }
      const done = await runBatchRows(work, left, pace)
      for (const status of done.statuses) counts[status]++
      left = done.left
    }
  }
  await finishBatch(services, jobId, plan)
}

/**
 * Takes down which records a large selection comes to, before the first is changed.
 * @returns how many there are; undefined where the job does not go on: stopped, or more than its author expects
 */
async function freezeFirst(
  { services, jobId, plan, account, info }: BatchWork,
  counted: number,
  signal: AbortSignal,
  batchSize?: number,
): Promise<number | undefined> {
  if (!info || !('unfrozen' in plan)) return counted
  const tell = (count: number) => tellFrozen(services, jobId, plan.accountId, { count, of: Math.max(counted, count) })
  const frozen = await freezeRest(services, {
    jobId,
    plan,
    account,
    info,
    tell,
    signal,
    ...(batchSize && { batchSize }),
  })
  if (frozen === 'stopped') return undefined
  if (frozen === 'moreThanExpected') {
    await endAll(services, jobId, { caption: 'error.moreExpectedLater' })
    await finishBatch(services, jobId, plan)
    return undefined
  }
  const { rows } = await sql<{ total: number }>`select total from batch_job where id = ${jobId}`.execute(services.db)
  return Number(rows[0]?.total ?? counted)
}

/** What is left is not done, and says why: the outcome and its file tell of each record. */
async function endWithoutRight(services: Services, jobId: number, plan: BatchPlan): Promise<void> {
  await endAll(services, jobId, { caption: 'error.rightLost' })
  return finishBatch(services, jobId, plan)
}

async function endAll({ db }: Services, jobId: number, message: { readonly caption: string }): Promise<void> {
  await sql`update batch_job_row set status = 'failed', message = ${JSON.stringify(message)}
    where job_id = ${jobId} and status = 'pending'`.execute(db)
}

/** The job's account with its rights as of now; undefined where it may no longer act, or no longer run the command. */
async function standing(
  { db }: Services,
  { accountId, sessionId }: BatchPlan,
  info: CommandInfo | undefined,
): Promise<Account | undefined> {
  const account = await accountById(db, accountId, sessionId)
  return account && (!info || info.permission === '' || holds(account, info.permission)) ? account : undefined
}

/** What the job does, as whom; undefined where its account may no longer do it. */
async function prepare(
  services: Services,
  jobId: number,
  plan: BatchPlan,
  batchesAtOnce: number,
): Promise<BatchWork | undefined> {
  const isUndo = 'undoOf' in plan
  const id = isUndo ? undefined : 'importOf' in plan ? plan.importOf : plan.commandId
  const info = id === undefined ? undefined : services.registry.commands.get(id)
  const account = await standing(services, plan, info)
  if (!account) return undefined
  if (isUndo) return { services, jobId, plan, account, info: undefined, batchesAtOnce }
  if (!info) return undefined
  const work = { services, jobId, plan, account, info, batchesAtOnce }
  return 'importOf' in plan ? { ...work, sheet: await readLines(services, info, plan) } : work
}

/** The rows of an import by line, read again from its sheet: a server that takes the job up again has nothing else. */
async function readLines(
  services: Services,
  info: CommandInfo,
  plan: Extract<BatchPlan, { readonly importOf: string }>,
) {
  const { registry, db } = services
  const entity = info.command.entity as Entity
  const { given, zone, language } = plan
  const reader = { registry, db, page: info.page, entity, given, zone, language }
  const rows = await readDrafts(reader, await readSheet(services, plan.file))
  return new Map(rows.map((row) => [row.line, row]))
}

async function pendingAfter({ db }: Services, jobId: number, last: number): Promise<number[]> {
  const { rows } = await sql<{ row_id: number }>`select row_id from batch_job_row
    where job_id = ${jobId} and status = 'pending' and row_id > ${last} order by row_id limit ${readAhead}`.execute(db)
  return rows.map((row) => row.row_id)
}

async function writeProgress(
  { db, events }: Services,
  id: number,
  account: number,
  total: number,
  { done, skipped, failed }: Counts,
): Promise<boolean> {
  const share = total === 0 ? 100 : Math.floor(((done + skipped + failed) / total) * 1000) / 10
  const written =
    await sql`update batch_job set done = ${done}, skipped = ${skipped}, failed = ${failed}, progress = ${share}
    where id = ${id} and state = 'running'`.execute(db)
  if (Number(written.numAffectedRows) === 0) return false
  events.publish({ kind: 'job', account, job: 'batchJob', id, state: 'running', progress: share })
  return true
}

/** Says how many records a large selection has come to so far; none of them is changed yet. */
async function tellFrozen({ db, events }: Services, id: number, account: number, frozen: Frozen): Promise<boolean> {
  const { rows } = await sql`select 1 from batch_job where id = ${id} and state = 'running'`.execute(db)
  if (rows.length === 0) return false
  events.publish({ kind: 'job', account, job: 'batchJob', id, state: 'running', progress: 0, frozen })
  return true
}

/** What was done before a stop is shown as done. */
async function keepCounts({ db }: Services, id: number, { done, skipped, failed }: Counts): Promise<void> {
  await sql`update batch_job set done = ${done}, skipped = ${skipped}, failed = ${failed} where id = ${id}`.execute(db)
}
