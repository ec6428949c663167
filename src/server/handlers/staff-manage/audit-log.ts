import { sql } from 'kysely'
import * as commands from '../../../../commands/staff-manage/audit-log'
import type { Finding, Findings } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import { headFault, type HeadFault, linkEntries } from '../../audit/audit-chain'
import { badField } from '../../base/errors'
import { type Broken, followChain, maxLinks, spanOf } from '../../audit/follow-chain'
import type { Context } from '../../pipeline/operation'

/** How many entries that do not fit are named. */
const maxNamed = 50

interface Found {
  readonly checked: number
  readonly unmarked: number
  readonly broken: readonly Broken[]
}

const faultFinding = (fault: HeadFault): Finding => ({
  caption: `staff-manage.audit-log.verify.${fault}`,
  tone: 'bad',
})

const isIn = (from: string, to: string) =>
  sql<boolean>`e.at >= ${from} and e.at < ${to}::timestamptz + interval '1 day'`

const isChained = sql<boolean>`e.id >= coalesce((select floor from audit_head), 9223372036854775807)`

const isUnlinked = sql<boolean>`not exists (select 1 from audit_link l where l.entry_id = e.id)
  and not exists (select 1 from audit_waiting w where w.entry_id = e.id)`

export default handlers(commands, {
  /**
   * Follows the chain of the log through some days: an entry that was altered, one that is gone, one that was put in outside the
   * chain, and an end that was cut off. What is not linked yet is linked first.
   */
  verify: {
    guard: async (_context, { from, to }) => {
      if (to < from) throw badField('to', 'error.offBeforePublish')
      return Promise.resolve()
    },
    run: async (context, { from, to }): Promise<Findings> => {
      const { db, services } = context
      const { config } = services
      while (typeof (await linkEntries(db, config, true)) === 'object');
      const fault = await headFault(db, config)
      // Without its key nothing can be said of any mark.
      if (fault === 'otherKey') return { findings: [faultFinding(fault)] }
      const span = await spanOf(db, from, to)
      if (span.to - span.from >= maxLinks)
        throw badField('to', 'staff-manage.audit-log.tooManyEntries', { max: maxLinks })
      const { checked, broken } = await followChain(db, config, span)
      broken.push(...(await besideChain(context, from, to)))
      const unmarked = await countUnmarked(context, from, to)
      return { findings: told(fault, { checked, unmarked, broken }) }
    },
  },
})

function told(fault: HeadFault | undefined, { checked, unmarked, broken }: Found): Finding[] {
  const verdict: Finding[] =
    broken.length > 0
      ? [{ caption: 'staff-manage.audit-log.verify.broken', value: broken.length, tone: 'bad' }]
      : fault
        ? []
        : [{ caption: 'staff-manage.audit-log.verify.whole', tone: 'good' }]
  return [
    ...(fault ? [faultFinding(fault)] : []),
    ...verdict,
    { caption: 'staff-manage.audit-log.verify.checked', value: checked },
    ...(unmarked > 0 ? [{ caption: 'staff-manage.audit-log.verify.unmarked', value: unmarked }] : []),
    ...broken.slice(0, maxNamed).map(brokenFinding),
  ]
}

function brokenFinding({ kind, id, at, entry }: Broken): Finding {
  const { code, entity, recordId } = entry ?? {}
  return {
    caption: `staff-manage.audit-log.verify.${kind}`,
    params: { [kind === 'unlinked' ? 'place' : 'id']: id, at: `${at.slice(0, 19).replace('T', ' ')} UTC` },
    ...(code !== undefined && code !== null && { value: code }),
    ...(entity && recordId && { to: `/staff-manage/audit-log?entity=${entity}&recordId=${recordId}` as const }),
    tone: 'bad',
  }
}

/** Entries of some days that nobody has put down to be linked: they came into the table by another way. */
async function besideChain({ db }: Context, from: string, to: string): Promise<Broken[]> {
  const { rows } = await sql<{ id: number; at: string; code: string | null }>`select e.id, e.at, e.code
    from audit_entry e where ${isIn(from, to)} and (e.hash is not null or ${isChained}) and ${isUnlinked}
    order by e.id limit ${maxNamed}`.execute(db)
  return rows.map(({ id, at, code }) => ({
    kind: 'beside' as const,
    id: Number(id),
    at: new Date(at).toISOString(),
    entry: { code, entity: null, recordId: null },
  }))
}

/** Entries that were loaded before there was a chain, as those of the demo. */
async function countUnmarked({ db }: Context, from: string, to: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry e
    where ${isIn(from, to)} and e.hash is null and not ${isChained} and ${isUnlinked}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}
