import { sql, type Kysely } from 'kysely'
import type { CommandInfo } from '../../schema/registry'
import { Records, type Change } from '../db/records'
import type { Database } from '../db/database'
import type { Wave } from '../db/wave'
import { handlerFor, runCommandOnRow } from '../run/on-record'
import { auditRow } from '../run/audit'
import type { DraftRow } from '../operations/import/read-drafts'
import { takeRow } from '../operations/import/take-row'
import { undoEntry } from '../run/undo'
import type { Reason } from '../operations/eligibility'
import type { Account } from '../access/account'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
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
  /** How many batches of records that go side by side are worked on at once. */
  readonly batchesAtOnce: number
  /** The rows of an import by line; what a job calls its records by are lines then. */
  readonly sheet?: ReadonlyMap<number, DraftRow>
}

/**
 * Does a job's work on one record, in the transaction given.
 * @param wave those with which it goes side by side
 * @throws what refuses or fails: the transaction fails with it
 */
export function workOnRecord(work: BatchWork, db: Kysely<Database>, id: number, wave?: Wave): Promise<Outcome> {
  if (!work.info) return undo(work, db, id)
  return work.sheet ? takeLine(work, db, work.info, work.sheet, id) : runCommand(work, db, work.info, id, wave)
}

/** Whether the records of a job may go side by side: its command says so. */
export function goesSideBySide({ info, sheet }: BatchWork): boolean {
  return info !== undefined && !sheet && handlerFor(info).sideBySide === true
}

/** What became of a record that did not fail. */
export interface Outcome {
  readonly status: 'done' | 'skipped'
  readonly auditId: number | null
  readonly reason: Reason | null
  readonly changes: readonly Change[]
}

async function runCommand(
  { services, jobId, plan, account }: BatchWork,
  db: Kysely<Database>,
  info: CommandInfo,
  id: number,
  wave: Wave | undefined,
): Promise<Outcome> {
  const args = 'args' in plan ? plan.args : {}
  const by = { account, language: plan.language, jobId, wave }
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
