import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { RowCount } from '../../calls/records'
import batchJob from '../../entities/system/batch-job'
import type { Entity, Row } from '../../schema/entity'
import { reasonGiven } from '../../schema/command'
import type { CommandInfo } from '../../schema/registry'
import { caption } from '../base/captions'
import { commandTitle, countedTitle } from '../base/command-title'
import { canonical } from '../db/records'
import { storageOf } from '../db/storage'
import { selectionSql } from '../run/select'
import { clockOf } from '../operations/list'
import { notFound, refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { frozenAtOnce, type Unfrozen } from './freeze-rest'
import type { Selection } from './jobs'
import { planWork, type BatchPlan, type ImportPlan } from './work-item'

type Job = Row<typeof batchJob>

interface Extent {
  /** How many records there are, where that was counted or estimated. */
  readonly counted?: RowCount | undefined
  readonly batchSize?: number | undefined
}

/**
 * Stores a bulk command with the records it runs on; which these are, where they are very many, the job takes down itself.
 * @returns the job's id
 * @throws B01 while the same command runs on the same selection, or where more records match than the caller expects
 */
export async function planBatch(
  context: Context,
  info: CommandInfo,
  selection: Selection,
  args: Readonly<Record<string, unknown>>,
  { counted, batchSize = frozenAtOnce }: Extent = {},
): Promise<number> {
  const entity = info.command.entity as Entity
  const hash = hashOf([info.id, selection, args])
  await refuseTwice(context, hash)
  const job = await context.records.insert(batchJob, {
    command: info.permission || info.id,
    title: commandTitle(info, context.language).slice(0, 160),
    page: info.page.path,
    selection: storedSelection(context, selection),
    reason: reasonGiven(info.command, args)?.slice(0, 200) ?? null,
    ...noneDone,
  })
  const unfrozen = await beyond(context, info, selection, batchSize)
  // Those that are named are looked at one by one: what is not there, or out of reach, fails by itself and is reported.
  const chosen =
    'ids' in selection
      ? sql`select unnest(${selection.ids}::bigint[])`
      : sql`select id from ${sql.table(storageOf(entity).table)}${await selectionSql(context, info, selection)}`
  const total = unfrozen ? Math.max(counted?.total ?? 0, batchSize + 1) : await freeze(context, job, chosen)
  const isAbout = unfrozen !== undefined && counted?.estimated === true
  if (!('ids' in selection) && !isAbout && selection.expectedCount !== undefined && total > selection.expectedCount)
    throw refused('error.moreThanExpected', { count: total, expected: selection.expectedCount }, { count: total })
  const title = countedTitle(info, total, context.language).slice(0, 160)
  await sql`update batch_job set title = ${title} where id = ${job.id}`.execute(context.db)
  await plan(context, job, total, {
    ...askedBy(context),
    hash,
    commandId: info.id,
    args,
    ...(unfrozen && { unfrozen }),
  })
  return job.id
}

/** What the job has to take down itself: a selection of more records than a call should wait for. */
async function beyond(
  context: Context,
  info: CommandInfo,
  selection: Selection,
  batchSize: number,
): Promise<Unfrozen | undefined> {
  // Rows of a window are counted from the top: they would be others when the list has moved.
  if ('ids' in selection || selection.ranges) return undefined
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${sql.table(storageOf(info.command.entity as Entity).table)}${await selectionSql(context, info, selection)}
    limit ${batchSize + 1}) as matching`.execute(context.db)
  if (Number(rows[0]?.count ?? 0) <= batchSize) return undefined
  return { selection, asOf: context.now.toISOString(), last: 0 }
}

/** Stores a job that takes back what another has done. @returns its id */
export async function planUndo(context: Context, jobId: number, reason: string): Promise<number> {
  const [undone] = await context.records.where(batchJob, { id: jobId })
  if (!undone) throw notFound('batchJob', jobId)
  const hash = hashOf(['undo', jobId])
  await refuseTwice(context, hash)
  const title = caption(context.language, 'job.undoOf', { title: undone.title ?? '' })
  const job = await context.records.insert(batchJob, {
    command: undone.command,
    title: title.slice(0, 160),
    page: undone.page,
    selection: undone.selection,
    reason: reason.slice(0, 200),
    ...noneDone,
  })
  const done = sql`select row_id from batch_job_row where job_id = ${jobId} and status = 'done' and audit_id is not null`
  const total = await freeze(context, job, done)
  await plan(context, job, total, { ...askedBy(context), hash, undoOf: jobId, reason })
  return job.id
}

/** Stores an import with the lines that it takes. @returns the job's id */
export async function planImport(
  context: Context,
  info: CommandInfo,
  { lines, ...sheet }: ImportPlan & { readonly lines: readonly number[] },
): Promise<number> {
  const hash = hashOf([info.id, sheet])
  await refuseTwice(context, hash)
  const job = await context.records.insert(batchJob, {
    command: info.permission || info.id,
    title: commandTitle(info, context.language).slice(0, 160),
    page: info.page.path,
    selection: { file: sheet.file, report: { rows: lines.length } },
    ...noneDone,
  })
  const total = await freeze(context, job, sql`select unnest(${lines}::bigint[])`)
  await plan(context, job, total, { ...askedBy(context), hash, importOf: info.id, ...sheet })
  return job.id
}

/** With the calendar and the moment that its periods were counted by. */
function storedSelection(context: Context, selection: Selection): Job['selection'] {
  if ('ids' in selection) return { ids: [...selection.ids] }
  const { query, except, ranges, also } = selection
  const { zone, now } = clockOf(context, query)
  const asOf = new Date(now).toISOString()
  return {
    filters: query.filters ?? {},
    zone,
    asOf,
    except: [...except],
    ...(ranges && { ranges }),
    ...(also && { also }),
  }
}

const noneDone = { total: 0, done: 0, failed: 0, skipped: 0, progress: 0 }

async function freeze({ db }: Context, job: Job, ids: ReturnType<typeof sql>): Promise<number> {
  const frozen = await sql`insert into batch_job_row (job_id, row_id, status)
    select ${job.id}, picked.id, 'pending' from (${ids}) as picked(id) on conflict do nothing`.execute(db)
  return Number(frozen.numAffectedRows ?? 0)
}

async function plan({ db }: Context, job: Job, total: number, what: BatchPlan): Promise<void> {
  await sql`update batch_job set total = ${total} where id = ${job.id}`.execute(db)
  await planWork(db, 'batchJob', job.id, what)
}

/** Two askings at once wait for each other here. */
async function refuseTwice({ db }: Context, hash: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`.execute(db)
  const { rows } = await sql<{ id: number; title: string }>`select b.id, b.title from batch_job b
    join work_item w on w.kind = 'batchJob' and w.work_id = b.id
    where b.state in ('queued', 'running', 'paused') and w.plan ->> 'hash' = ${hash} limit 1`.execute(db)
  const running = rows[0]
  if (running) throw refused('error.runsAlready', { title: running.title }, { jobId: running.id })
}

function hashOf(what: readonly unknown[]): string {
  return createHash('sha256').update(canonical(what)).digest('hex')
}

function askedBy({ account, language }: Context) {
  return { accountId: account.id, sessionId: account.sessionId || null, language }
}
