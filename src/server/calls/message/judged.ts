import { sql } from 'kysely'
import * as calls from '../../../calls/message'
import push from '../../../entities/service-manage/push'
import { resolveReferences } from '../../access/references'
import type { Change } from '../../db/records'
import { readRecord } from '../../operations/detail'
import { type Context } from '../../pipeline/operation'
import { serve } from '../../pipeline/serve'

interface Entry {
  readonly command: string | null
  readonly at: string
  readonly changes: readonly Change[] | null
}

/** What has changed of a push since it was last approved or rejected; null where nobody has decided on it. */
export const judged = serve(calls.judged, {
  id: 'push.judged',
  about: { entity: push, by: 'id' },
  guard: { anyOf: ['ServiceManage:updatePush', 'ServiceManage:pushList', 'ServiceManage:pushDetail'] },
  run: async (context, { id }) => {
    const { account, db, services } = context
    const now = await readRecord(services.registry, push, context, id)
    const entries = await entriesOf(context, id)
    const at = entries.findIndex(({ command }) => verdicts.has(command ?? ''))
    const verdict = entries[at]
    if (!verdict) return null
    const before = formerValues(id, entries.slice(0, at))
    const then: Record<string, unknown> = { id, ...before }
    await resolveReferences(db, services.registry, account, push, [then], Object.keys(before))
    return {
      verdict: verdict.command === approving ? ('approve' as const) : ('reject' as const),
      at: verdict.at,
      changes: Object.keys(before)
        .filter((field) => JSON.stringify(then[field] ?? null) !== JSON.stringify(now[field] ?? null))
        .map((field) => ({ field, then: then[field] ?? null, now: now[field] ?? null })),
    }
  },
})

const approving = 'service-manage.push-list.approve'

const verdicts = new Set([approving, 'service-manage.push-list.reject'])

/** What was done to the push, the last first, as the audit log has it. */
async function entriesOf({ db }: Context, id: number): Promise<readonly Entry[]> {
  const { rows } = await sql<Entry>`select command, at, changes from audit_entry
    where entity = ${push.name} and record_id = ${String(id)} and result = 'ok' order by id desc limit 500`.execute(db)
  return rows
}

/** The author's fields that these changes have touched, as they were before the earliest of them. */
function formerValues(id: number, entries: readonly Entry[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const { changes } of entries)
    for (const change of changes ?? [])
      if (change.entity === push.name && change.id === id && change.before)
        for (const [field, value] of Object.entries(change.before)) if (isAuthors(field)) values[field] = value
  return values
}

function isAuthors(name: string): boolean {
  const field = (push.fields as Readonly<Record<string, { readonly readOnly?: boolean }>>)[name]
  return field !== undefined && field.readOnly !== true
}
