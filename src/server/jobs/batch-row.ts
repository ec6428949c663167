import { sql, type Kysely } from 'kysely'
import type { CommandInfo } from '../../schema/registry'
import { Records, type Change } from '../db/records'
import type { Database } from '../db/database'
import { runCommandOnRow } from '../run/on-record'
import { auditRow } from '../run/audit'
import type { DraftRow } from '../operations/import/read-drafts'
import { takeRow } from '../operations/import/take-row'
import { undoEntry } from '../run/undo'
import type { Reason } from '../operations/eligibility'
import type { Account } from '../access/account'
import { refused } from '../base/errors'
import { isOutage } from '../pipeline/outage'
import { asRefusal } from '../pipeline/pipeline'
import type { Context } from '../pipeline/operation'
import { inTransaction } from '../pipeline/in-transaction'
import type { Services } from '../base/services'
import type { BatchPlan } from './work-item'

/** What a job does to each of its records, and as whom. */
export interface BatchWork {
  readonly services: Services
  readonly jobId: number
  readonly plan: BatchPlan
  readonly account: Account
  /** The command; undefined where the job undoes another. */
  readonly info: CommandInfo | undefined
  /** The rows of an import by line; what a job calls its records by are lines then. */
  readonly sheet?: ReadonlyMap<number, DraftRow>
}

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
      const outcome = await runOne({ ...work, services: place.services }, db, id)
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

function runOne(work: BatchWork, db: Kysely<Database>, id: number): Promise<Outcome> {
  if (!work.info) return undo(work, db, id)
  return work.sheet ? takeLine(work, db, work.info, work.sheet, id) : runCommand(work, db, work.info, id)
}

interface Outcome {
  readonly status: 'done' | 'skipped'
  readonly auditId: number | null
  readonly reason: Reason | null
  readonly changes: readonly Change[]
}

/** Another server at the same record waits here, and then finds it taken. */
async function take(db: Kysely<Database>, jobId: number, id: number): Promise<boolean> {
  const taken = await sql`update batch_job_row set status = 'running'
    where job_id = ${jobId} and row_id = ${id} and status = 'pending'`.execute(db)
  return Number(taken.numAffectedRows) === 1
}

async function runCommand(
  { services, jobId, plan, account }: BatchWork,
  db: Kysely<Database>,
  info: CommandInfo,
  id: number,
): Promise<Outcome> {
  const args = 'args' in plan ? plan.args : {}
  const by = { account, language: plan.language, jobId }
  const outcome = await runCommandOnRow(services, db, info, by, id, args)
  return outcome.status === 'done' ? { ...outcome, reason: null } : { ...outcome, auditId: null, changes: [] }
}

async function takeLine(
  work: BatchWork,
  db: Kysely<Database>,
  info: CommandInfo,
  sheet: ReadonlyMap<number, DraftRow>,
  line: number,
): Promise<Outcome> {
  const row = sheet.get(line)
  const entity = info.command.entity
  if (!row || !entity) throw refused('import.lineGone', { row: line })
  const context = contextOf(work, db)
  const saved = await takeRow(context, entity, row)
  const auditId = await auditRow(context, info, saved.id, context.records, {}, { jobId: work.jobId })
  return { status: 'done', auditId, reason: null, changes: context.records.changes }
}

async function undo(work: BatchWork, db: Kysely<Database>, id: number): Promise<Outcome> {
  const { services, plan } = work
  const { rows } = await sql<{ audit_id: number }>`select audit_id from batch_job_row
    where job_id = ${'undoOf' in plan ? plan.undoOf : null} and row_id = ${id}`.execute(db)
  const context = contextOf(work, db)
  const auditId = await undoEntry(context, services.registry, rows[0]?.audit_id ?? 0)
  return { status: 'done', auditId, reason: null, changes: context.records.changes }
}

function asTexts(params: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

/** What a call would stand in: a job's records are changed by whoever started it. */
function contextOf({ account, services, jobId, plan }: BatchWork, db: Kysely<Database>): Context {
  const now = new Date()
  return {
    account,
    db,
    records: new Records(db, account.id, now),
    services,
    requestId: `job-${jobId}`,
    ip: '',
    language: plan.language,
    log: services.log,
    now,
  }
}
