import { sql } from 'kysely'
import { changedFields } from '../../fields/changed-fields'
import { formatStored } from '../../fields/field-types'
import { formatInstant } from '../../fields/format'
import type { FormatContext } from '../../fields/format-context'
import type { Entity } from '../../schema/entity'
import type { Finding, Findings } from '../../schema/findings'
import { caption } from '../base/captions'
import { refreshDictionaries } from '../db/read-dictionaries'
import type { Context } from '../pipeline/operation'
import { maskRow } from '../access/mask'
import { resolveReferences } from '../access/references'

/** How many changes are shown. */
const maxEntries = 50
const maxLetters = 200

type Values = Record<string, unknown>

interface Entry {
  at: string
  who: string
  changes: { entity: string; id: number; before: Values | null; after: Values | null }[] | null
}

/**
 * What was changed of a record, when and by whom, as the audit has it: a finding for each field, the latest change first, with
 * the values as people read them.
 */
export async function historyOf(context: Context, entity: Entity, id: number): Promise<Findings> {
  const { rows } = await sql<Entry>`select e.at, coalesce(a.real_name, '') as who, e.changes from audit_entry e
    left join account a on a.id = e.account
    where e.record_id = ${String(id)} and e.result = 'ok'
      and e.changes @> ${JSON.stringify([{ entity: entity.name, id }])}::jsonb
    order by e.id desc limit ${maxEntries}`.execute(context.db)
  const entries = rows.flatMap(({ at, who, changes }) =>
    (changes ?? [])
      .filter((change) => change.entity === entity.name && change.id === id && change.after !== null)
      .map(({ before, after }) => ({ at, who, before, after })),
  )
  await makeReadable(
    context,
    entity,
    entries.flatMap(({ before, after }) => [before ?? [], after ?? []].flat()),
  )
  return { findings: entries.flatMap((entry) => findingsOf(context, entity, entry)) }
}

/** Names what the values refer to, and masks what the reader may not see, in place. */
async function makeReadable({ db, services, account }: Context, entity: Entity, rows: Values[]): Promise<void> {
  await refreshDictionaries(db)
  for (const row of rows) maskRow(entity, row, account)
  await resolveReferences(db, services.registry, account, entity, rows, Object.keys(entity.fields))
}

function findingsOf(
  { language, account: { zone } }: Context,
  entity: Entity,
  { at, who, before, after }: Pick<Entry, 'at' | 'who'> & { before: Values | null; after: Values | null },
): Finding[] {
  const base: FormatContext = { language, zone, caption: (id, params) => caption(language, id, params) }
  return changedFields(entity, before, after).map(({ field, titleId, captionId, ...values }): Finding => {
    const textOf = (value: unknown, row: Values | null) =>
      formatStored(value, field, { ...base, captionId, row: { ...before, ...row } }).slice(0, maxLetters) || '—'
    return {
      caption: 'findings.changedFrom',
      params: {
        at: formatInstant(new Date(at).toISOString(), zone),
        who,
        field: caption(language, titleId),
        before: textOf(values.before, before),
      },
      value: textOf(values.after, after),
    }
  })
}
