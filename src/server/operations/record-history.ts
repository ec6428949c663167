import { sql } from 'kysely'
import { recordHistory, type HistoryEntry } from '../../calls/records'
import { fieldOf } from '../../fields/standard-fields'
import type { Entity } from '../../schema/entity'
import type { Registry } from '../../schema/registry'
import type { Change } from '../db/records'
import type { Account } from '../access/account'
import { notFound } from '../base/errors'
import type { Context, Operation } from '../pipeline/operation'
import { maskField } from '../access/mask'
import { resolveReferences } from '../access/references'
import { seesRecord } from '../access/sees-record'
import { undoRefusal, type Undoable } from './undo-refusal'
import { serve } from '../pipeline/serve'

/** How many changes are shown. */
const maxEntries = 50

/** The call that tells what was changed of a record, when and by whom: to whoever may see the record. */
export function historyOperation(registry: Registry): Operation {
  return serve(recordHistory, {
    id: 'record.history',
    guard: 'signedIn',
    run: async (context, { entity: name, id }) => {
      const entity = registry.entities.get(name)
      if (!entity || !(await seesRecord(context, entity, id))) throw notFound(name, id)
      return { entries: await entriesOf(context, registry, entity, id) }
    },
  })
}

async function entriesOf(context: Context, registry: Registry, entity: Entity, id: number): Promise<HistoryEntry[]> {
  const { rows } =
    await sql<Stored>`select e.id, e.at, e.account::int as account, e.kind, e.code, e.command, e.reason, e.result, e.changes,
      coalesce(a.real_name, '') as who,
      exists (select 1 from audit_entry u where u.undoes = e.id and u.result = 'ok') as undone
    from audit_entry e left join account a on a.id = e.account
    where e.record_id = ${String(id)} and e.result = 'ok'
      and e.changes @> ${JSON.stringify([{ entity: entity.name, id }])}::jsonb
    order by e.id desc limit ${maxEntries}`.execute(context.db)
  const told = rows.map((row) => {
    const own = (row.changes ?? []).filter((change) => change.entity === entity.name && change.id === id)
    const names = [...new Set(own.flatMap(({ before, after }) => Object.keys(after ?? before ?? {})))]
    const shown = names.filter((field) => fieldOf(entity, field) !== undefined)
    const side = (of: 'before' | 'after') => sideOf(entity, context.account, shown, own, of)
    const [before, after] = [side('before'), side('after')]
    const isWhole = own.some((change) => !change.before || !change.after)
    const isHidden = shown.some((field) => entity.fields[field]?.secret !== undefined)
    return { row, shown, before, after, isWhole, was: isWhole || isHidden ? null : { ...before } }
  })
  const values = told.flatMap(({ before, after }) => [before, after])
  const fields = [...new Set(told.flatMap(({ shown }) => shown))]
  await resolveReferences(context.db, registry, context.account, entity, values as never, fields)
  return told.map(({ row, shown, before, after, isWhole, was }) => ({
    id: Number(row.id),
    at: new Date(row.at).toISOString(),
    who: row.who,
    kind: row.kind,
    command: row.command,
    reason: row.reason,
    fields: isWhole ? [] : shown.map((field) => ({ field, before: before[field], after: after[field] })),
    was,
    refusal: isWhole
      ? 'error.undoNothing'
      : row.undone
        ? 'error.undoneAlready'
        : (undoRefusal(context, registry, row) ?? null),
  }))
}

/** The values of fields before or after changes, as an account may see it. */
function sideOf(
  entity: Entity,
  account: Account,
  fields: readonly string[],
  changes: readonly Change[],
  of: 'before' | 'after',
): Record<string, unknown> {
  const held: Record<string, unknown> = {}
  // Of several changes of a field in one action the first tells what was before, the last what is after.
  for (const change of of === 'after' ? changes : changes.toReversed())
    for (const [field, value] of Object.entries(change[of] ?? {}))
      if (fields.includes(field)) held[field] = maskField(entity, field, value, account)
  return held
}

interface Stored extends Undoable {
  readonly id: number
  readonly at: string
  readonly who: string
  readonly kind: string
  readonly command: string | null
  readonly reason: string | null
  readonly undone: boolean
}
