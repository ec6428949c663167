import type { Entity, Row } from '../../schema/entity'
import type { CommandInfo } from '../../schema/registry'
import { refused } from '../pipeline/errors'
import type { Context } from '../pipeline/operation'
import type { Selection } from '../jobs/jobs'
import type { Skipped } from './command'
import { calledAlone } from './called-alone'
import { auditRow } from './command-audit'
import { ineligible } from './eligibility'
import { followChanges } from './follow-changes'
import type { Handler } from './handler'
import { refusalOf } from './refusal-of'
import { mostTogether, selectedIds } from './selected-ids'

/** Runs a command on all records of a selection at once: all or none of them, with one audit entry. */
export async function runTogether(
  context: Context,
  info: CommandInfo,
  handler: Handler,
  selection: Selection,
  args: Readonly<Record<string, unknown>>,
) {
  const entity = info.command.entity as Entity
  const ids = await selectedIds(context, entity, selection)
  if (ids.length > mostTogether) throw refused('error.tooManyTogether', { max: mostTogether })
  const called = await calledAlone(context, info, ids)
  const rows: Row<Entity>[] = []
  const skipped: Skipped[] = []
  for (const id of ids) {
    const row = await context.records.get(entity, id)
    const reason = await ineligible(context, info, handler, row, args)
    if (reason) skipped.push({ id, label: await context.records.nameOf(entity, row, context.language), reason })
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
