import { sql } from 'kysely'
import { verify } from '../../../../commands/staff-manage/audit-log'
import auditEntry from '../../../entities/staff-manage/audit-entry'
import type { Row } from '../../../schema/entity'
import type { Finding, Findings } from '../../../schema/findings'
import { rowFrom } from '../../db/storage'
import { handlePage } from '../../operations/handler'
import { auditMark, markLength } from '../../pipeline/audit-mark'
import { badField } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'

type Entry = Row<typeof auditEntry>

/** So many entries are looked through at once. */
const mostEntries = 300_000
const lot = 5_000
/** So many entries that do not fit are named. */
const mostNamed = 50

/** Follows the marks of the log through some days: an entry that was altered, or one that is gone, breaks the chain. */
export const verifying = handlePage(verify, {
  guard: async (_context, { from, to }) => {
    if (to < from) throw badField('to', 'error.offBeforePublish')
    return Promise.resolve()
  },
  run: async (context, { from, to }): Promise<Findings> => {
    const found = { checked: 0, unmarked: 0, broken: [] as Entry[] }
    let before = await markBefore(context, from)
    for await (const entry of entriesOf(context, from, to)) {
      if (entry.hash?.length !== markLength) found.unmarked++
      else {
        found.checked++
        if (auditMark(entry, before) !== entry.hash) found.broken.push(entry)
      }
      before = entry.hash
    }
    return { findings: told(found) }
  },
})

function told({ checked, unmarked, broken }: { checked: number; unmarked: number; broken: readonly Entry[] }) {
  const named = broken.slice(0, mostNamed).map(({ id, at, code, entity, recordId }): Finding => ({
    caption: 'staff-manage.audit-log.verify.entry',
    params: { id, at: `${at?.slice(0, 19).replace('T', ' ')} UTC` },
    value: code,
    ...(entity && recordId && { to: `/staff-manage/audit-log?entity=${entity}&recordId=${recordId}` as const }),
    tone: 'bad',
  }))
  return [
    broken.length === 0
      ? { caption: 'staff-manage.audit-log.verify.whole', tone: 'good' as const }
      : { caption: 'staff-manage.audit-log.verify.broken', value: broken.length, tone: 'bad' as const },
    { caption: 'staff-manage.audit-log.verify.checked', value: checked },
    ...(unmarked > 0 ? [{ caption: 'staff-manage.audit-log.verify.unmarked', value: unmarked }] : []),
    ...named,
  ]
}

/** The mark of the last entry before a day. */
async function markBefore({ db }: Context, from: string): Promise<string | null> {
  const { rows } = await sql<{ hash: string | null }>`select hash from audit_entry
    where id < (select min(id) from audit_entry where at >= ${from}) order by id desc limit 1`.execute(db)
  return rows[0]?.hash ?? null
}

/** The entries of some days, in the order in which they were written. */
async function* entriesOf({ db }: Context, from: string, to: string): AsyncGenerator<Entry> {
  const { rows } = await sql<{ first: number | null; last: number | null }>`select min(id) as first, max(id) as last
    from audit_entry where at >= ${from} and at < ${to}::timestamptz + interval '1 day'`.execute(db)
  const { first, last } = rows[0] ?? {}
  if (!first || !last) return
  if (Number(last) - Number(first) > mostEntries)
    throw badField('to', 'staff-manage.audit-log.tooManyEntries', { max: mostEntries })
  for (let next = Number(first); ;) {
    const part = await sql<Record<string, unknown>>`select * from audit_entry
      where id >= ${next} and id <= ${last} order by id limit ${lot}`.execute(db)
    for (const row of part.rows) yield rowFrom(auditEntry, row)
    if (part.rows.length < lot) return
    next = Number(part.rows.at(-1)?.id) + 1
  }
}
