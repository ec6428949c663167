import type { RunResult } from '../../calls/run'
import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import type { Change } from '../db/records'
import { ineligible, type Reason } from '../operations/eligibility'
import { followChanges } from '../operations/follow-changes'
import type { Handler } from '../operations/handler'
import { workOf } from '../operations/standard-handlers'
import type { Context } from '../pipeline/operation'
import type { Services } from '../base/services'
import { withBulkCheck } from './with-bulk-check'
import { auditRow, type Beside } from './audit'
import { confirmRecord } from './confirm'
import { guardRight, guardRun } from './guard'
import { contextOf, type RunBy } from './run-by'
import { selectRecord } from './select'

type Args = Readonly<Record<string, unknown>>

/** A command that is to run, with what it was asked with. */
export interface Asked {
  readonly info: CommandInfo
  readonly handler: Handler
  readonly args: Args
  /** What it warns of is meant. */
  readonly isConfirmed: boolean
  readonly beside?: Beside
}

/** What became of a record, and what was changed on the way, in whatever entities. */
export type RowOutcome =
  | {
      readonly status: 'done'
      readonly result: RunResult | void
      readonly auditId: number
      readonly changes: readonly Change[]
      /** The record as it was before. */
      readonly before: Row<Entity>
    }
  | { readonly status: 'skipped'; readonly reason: Reason; readonly label: string }

/**
 * The steps of a command on one record, whoever asks: select, eligible, execute, follow, audit. Its guard and its second person
 * are asked for once a run, before; its events leave after the commit. `context.records` holds this record's changes alone.
 * @throws what the handler throws; the caller's transaction fails with it
 */
export async function runOnRecord(context: Context, asked: Asked, id: number): Promise<RowOutcome> {
  const { info, handler, args, isConfirmed, beside } = asked
  const row = await selectRecord(context, info, id)
  const reason = await ineligible(context, info, handler, row, args)
  if (reason) return { status: 'skipped', reason, label: await nameOf(context, info, row) }
  // Those of the same run that went before count: of two that are online, the second is the last one.
  if (!isConfirmed) await confirmRecord(context, info, handler, row, args)
  const result = await handler.run(context, row as never, args as never)
  await followChanges(context, context.records.changes)
  const auditId = await auditRow(context, info, id, context.records, args, beside)
  return { status: 'done', result, auditId, changes: context.records.changes, before: row }
}

/** What a record is called, in the caller's language. */
export function nameOf(context: Context, info: CommandInfo, row: Row<Entity>): Promise<string> {
  return context.records.nameOf(info.command.entity as Entity, row, context.language)
}

/** The code that carries a command out. @throws where there is none: it was declared and nobody wrote it */
export function handlerFor(info: CommandInfo): Handler {
  const handler = workOf(info)
  if (!handler) throw new Error(`commands ${info.id}: nothing carries it out.`)
  return handler
}

/**
 * Runs a command on one record in the transaction given, with its audit entry, when nobody calls: how bulk jobs do their work, and
 * what a second person has approved. What was guarded when it was asked for is guarded again, as of now.
 */
export async function runCommandOnRow(
  services: Services,
  db: Context['db'],
  info: CommandInfo,
  by: RunBy,
  id: number,
  args: Args,
): Promise<RowOutcome> {
  const context = contextOf(services, db, by)
  const { confirmed, ...given } = args
  const handler = withBulkCheck(info, handlerFor(info), by.jobId !== undefined)
  guardRight(context, info)
  if (by.second) await guardRun(context, info, handler, given)
  const isConfirmed = confirmed === true || by.second !== undefined
  const beside = { jobId: by.jobId, secondBy: by.second?.id }
  return runOnRecord(context, { info, handler, args: given, isConfirmed, beside }, id)
}
