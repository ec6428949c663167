import type { Preview, RecordsRun, RunResult } from '../../calls/run'
import type { Fields } from '../../schema/field'
import type { CommandInfo } from '../../schema/registry'
import { typedCountNeeded } from '../../schema/typed-count'
import { Records } from '../db/records'
import type { Selection } from '../jobs/jobs'
import { largestQuickRun } from './limits'
import type { Reason } from '../operations/eligibility'
import type { Handler } from '../operations/handler'
import { partialArguments, unlessMissing } from '../operations/missing-arguments'
import { refusalOf } from '../operations/refusal-of'
import { refuseUnfit } from '../operations/refuse-unfit'
import { badField } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { withBulkCheck } from './with-bulk-check'
import { selectionOf, type RowsBody } from './body'
import { calledAlone } from './called-alone'
import { refuseTooMany, refuseUnconfirmed } from './confirm'
import { guardRun } from './guard'
import { nameOf, runOnRecord, type Asked } from './on-record'
import { countSelection } from './count-selection'
import { previewCommand } from './preview'
import { requireFutureEnd } from './timed-undo'
import { runTogether } from './run-together'
import { askSecondPerson } from './second-person'
import { selectRecords } from './select'

type Args = Readonly<Record<string, unknown>>

/** A record that a command left as it was, and why. */
export interface Skipped {
  readonly id: number
  readonly label: string
  readonly reason: Reason
}

/**
 * The steps of a command on records, as a call asks for it: guard, what has to be confirmed, second person; then all of them at
 * once, each by itself, or by a job, where each runs by the steps of `runOnRecord`.
 */
export async function callOnRecords(
  context: Context,
  info: CommandInfo,
  work: Handler,
  args: Args,
  body: RowsBody,
): Promise<Preview | RecordsRun> {
  const selection = selectionOf(info, body)
  const isInBulk = body.inBulk === true || !('ids' in selection) || selection.ids.length > 1
  const handler = withBulkCheck(info, work, isInBulk)
  if (body.dryRun) return dryRun(context, info, handler, selection, args)
  await guardRun(context, info, handler, args)
  await refuseTooMany(context, info, handler, selection)
  if (handler.warn && !body.confirmed) refuseUnconfirmed(await previewCommand(context, info, handler, selection, args))
  const asked = await askSecondPerson(context, info, handler, selection, args)
  if (asked) return { ...asked, ...(await calledAlone(context, info, selection)) }
  if (handler.runTogether) return runTogether(context, info, handler, selection, args)
  if (!('ids' in selection) || selection.ids.length > largestQuickRun)
    return startJob(context, info, selection, args, body)
  const isConfirmed = body.confirmed === true
  return runQuickly(context, { info, handler, args, isConfirmed }, selection.ids)
}

/** Says what would happen, as far as the arguments that are there tell. Nothing happens, so there is nothing to audit. */
async function dryRun(context: Context, info: CommandInfo, handler: Handler, selection: Selection, args: Args) {
  const asks = (info.command.asks ?? {}) as Fields
  context.records.isAudited = true
  await refuseUnfit(context, asks, args)
  requireFutureEnd(info, args, context.now)
  const missing = Object.keys(args).filter((name) => asks[name]?.required && args[name] === null)
  const partial = partialArguments(args, missing)
  await unlessMissing(() => handler.guard?.(context, partial as never))
  const preview = await previewCommand(context, info, handler, selection, partial)
  return { ...preview, ...(await calledAlone(context, info, selection)) }
}

async function startJob(
  context: Context,
  info: CommandInfo,
  selection: Selection,
  args: Args,
  { typedCount, confirmed }: RowsBody,
): Promise<{ readonly jobId: number }> {
  const meant = confirmed ? { ...args, confirmed: true } : args
  const counted = await countSelection(context, info, selection)
  const { total } = counted
  if (typedCountNeeded(total, info.command.danger !== undefined) && typedCount !== total)
    throw badField('typedCount', 'error.typeTheCount', { count: total })
  return { jobId: await context.services.jobs.startBatch(context, info, selection, meant, counted) }
}

/** A few records at once: all in the call's transaction, an audit entry each. */
async function runQuickly(context: Context, asked: Asked, chosen: readonly number[]) {
  const { info, handler } = asked
  const ids = [...chosen].sort((a, b) => a - b)
  const done: number[] = []
  const skipped: Skipped[] = []
  const auditIds: number[] = []
  let result: RunResult | void = undefined
  let called: string | undefined
  // All are locked before the first is changed; one alone is locked as it is read.
  if (ids.length > 1) await selectRecords(context, info, ids)
  for (const id of ids) {
    const records = new Records(context.db, context.account.id, context.now)
    const outcome = await runOnRecord({ ...context, records }, asked, id)
    if (outcome.status === 'skipped') skipped.push({ id, label: outcome.label, reason: outcome.reason })
    else {
      done.push(id)
      result = outcome.result
      if (ids.length === 1) called = await nameOf(context, info, outcome.before)
      if (handler.undo !== 'never' && records.changes.length > 0) auditIds.push(outcome.auditId)
      context.records.changes.push(...records.changes)
    }
  }
  context.records.isAudited = done.length > 0
  const only = ids.length === 1 ? skipped[0] : undefined
  if (only) throw refusalOf(context, only.reason, { skipped })
  return {
    done,
    skipped,
    auditIds,
    ...(called !== undefined && { called }),
    ...(ids.length === 1 && { result: result ?? null }),
  }
}
