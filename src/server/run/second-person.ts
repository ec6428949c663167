import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import type { Selection } from '../jobs/jobs'
import { largestQuickRun } from './limits'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { exceedsLimit } from '../operations/approval-limit'
import { requestApproval } from './approval-request'
import { ineligible } from '../operations/eligibility'
import type { Handler } from '../operations/handler'
import { refusalOf } from '../operations/refusal-of'
import { selectedIds, selectRecords } from './select'

type Args = Readonly<Record<string, unknown>>

/**
 * Asks for a second person where a command takes one, on any of the records chosen: it runs when another holder of its right
 * approves, see `approving`. However the records were chosen, none is changed without.
 * @returns the requests, one a record; undefined where one person will do
 * @throws B01 where a record cannot take it, and for more records than can be asked for at once
 */
export async function askSecondPerson(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: Args,
) {
  const always = info.command.danger === 'second'
  const isMoney = info.command.money !== undefined && !handler.isTwice && !context.account.isSuper
  const isOwnWord = always || isMoney || handler.needsSecond !== undefined
  if (!isOwnWord && !handler.savesForTwo) return undefined
  const entity = info.command.entity as Entity
  const ids = await selectedIds(context, info, selection)
  if (ids.length > largestQuickRun) {
    if (isOwnWord) throw refused('error.tooManyTogether', { max: largestQuickRun })
    // A job does the others, and says of these few that they take a second person.
    return undefined
  }
  const rows = await selectRecords(context, info, ids)
  if (!always && !(await isNeeded(context, info, handler, rows, args))) return undefined
  const approvalIds: number[] = []
  for (const row of rows) {
    const reason = await ineligible(context, info, handler, row, args)
    if (reason) throw refusalOf(context, reason)
    const record = { id: row.id, title: await context.records.nameOf(entity, row), row }
    approvalIds.push(await requestApproval(context, info, record, args))
  }
  return { done: [], skipped: [], auditIds: [], approvalIds }
}

async function isNeeded(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  rows: readonly Row<Entity>[],
  args: Args,
) {
  for (const row of rows) if (await takesSecond(context, info, handler, row, args)) return true
  return false
}

/** Whether a command takes a second person on a record. */
export async function takesSecond(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  row: Row<Entity>,
  args: Args,
): Promise<boolean> {
  if (info.command.danger === 'second') return true
  if (await handler.needsSecond?.(context, row as never, args as never)) return true
  if (await isSaveForTwo(context, info, handler, row, args)) return true
  return !handler.isTwice && (await exceedsLimit(context, info.command, row))
}

/** What a record does not take is left as it is: nobody is asked about it. */
async function isSaveForTwo(context: Context, info: CommandInfo, handler: Handler, row: Row<Entity>, args: Args) {
  if (!handler.savesForTwo || (await ineligible(context, info, handler, row, args))) return false
  return handler.savesForTwo(context, row as never, args as never)
}
