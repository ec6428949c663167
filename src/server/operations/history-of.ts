import { sql } from 'kysely'
import { titleIdOf } from '../../fields/standard-fields'
import type { Entity } from '../../schema/entity'
import type { Finding, Findings } from '../../schema/findings'
import { caption } from '../captions'
import type { Context } from '../pipeline/operation'
import { maskField } from './mask'

/** So many changes tell how a record came to be as it is. */
const mostEntries = 50
const mostLetters = 200

/** What was changed of a record, when and by whom, as the audit has it: a finding for each field, the latest change first. */
export async function historyOf(context: Context, entity: Entity, id: number): Promise<Findings> {
  const { rows } = await sql<Entry>`select e.at, coalesce(a.real_name, '') as who, e.changes from audit_entry e
    left join account a on a.id = e.account
    where e.record_id = ${String(id)} and e.result = 'ok'
      and e.changes @> ${JSON.stringify([{ entity: entity.name, id }])}::jsonb
    order by e.id desc limit ${mostEntries}`.execute(context.db)
  const findings = rows.flatMap(({ at, who, changes }) =>
    (changes ?? [])
      .filter((change) => change.entity === entity.name && change.id === id && change.after !== null)
      .flatMap(({ before, after }) =>
        Object.keys(after ?? {}).map((field): Finding => {
          const text = (values: Values | null) => textOf(context, entity, field, values?.[field])
          return {
            caption: 'findings.changedFrom',
            params: {
              at: new Date(at).toISOString().slice(0, 16).replace('T', ' '),
              who,
              field: caption(context.language, titleIdOf(entity, field)),
              before: text(before) || '—',
            },
            value: text(after) || '—',
          }
        }),
      ),
  )
  return { findings }
}

function textOf({ language, account }: Context, entity: Entity, field: string, value: unknown): string {
  const shown = maskField(entity, field, value, account)
  if (shown === null || shown === undefined) return ''
  if (typeof shown === 'string') {
    const code = `${entity.name}.${field}.${shown}`
    const isCode = entity.fields[field]?.type === 'enum' || field === 'state'
    return (isCode ? caption(language, code) : shown).slice(0, mostLetters)
  }
  return (typeof shown === 'object' ? JSON.stringify(shown) : String(shown as number)).slice(0, mostLetters)
}

type Values = Readonly<Record<string, unknown>>

interface Entry {
  at: string
  who: string
  changes: { entity: string; id: number; before: Values | null; after: Values | null }[] | null
}
