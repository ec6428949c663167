import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import type { Selection } from '../jobs/jobs'
import { ineligible } from '../operations/eligibility'
import { followChanges } from '../operations/follow-changes'
import type { Handler } from '../operations/handler'
import { refusalOf } from '../operations/refusal-of'
import { refused } from '../base/errors'
import type { Context } from '../pipeline/operation'
import { auditRow } from './audit'
import { calledAlone } from './called-alone'
import { nameOf } from './on-record'
import type { Skipped } from './on-records'
import { maxTogether, selectedIds, selectRecords } from './select'

/** Runs a command on all records of a selection at once: all or none of them, with one audit entry, by the same steps. */
export async function runTogether(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: Readonly<Record<string, unknown>>,
) {
  const ids = await selectedIds(context, info, selection)
  if (ids.length > maxTogether) throw refused('error.tooManyTogether', { max: maxTogether })
  const called = await calledAlone(context, info, { ids })
  const rows: Row<Entity>[] = []
  const skipped: Skipped[] = []
  for (const row of await selectRecords(context, info, ids)) {
    const reason = await ineligible(context, info, handler, row, args)
    if (reason) skipped.push({ id: row.id, label: await nameOf(context, info, row), reason })
    else rows.push(row)
  }
  const [first] = rows
  if (!first) {
    const [only] = skipped
    throw only ? refusalOf(context, only.reason, { skipped }) : refused('error.nothingChosen')
  }
  const result = await handler.runTogether?.(context, rows as never[], args as never)
  await followChanges(context, context.records.changes)
  const auditId = await auditRow(context, info, first.id, context.records, args)
  context.records.isAudited = true
  return { done: rows.map(({ id }) => id), skipped, auditIds: [auditId], ...called, result: result ?? null }
}
