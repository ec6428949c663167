import { sql, type Kysely } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Row } from '../../schema/entity'
import type { Database } from '../db/database'
import { rowFrom } from '../db/storage'
import { markAt, type ChainConfig } from './audit-chain'
import { auditKey } from './audit-key'
import { linkMark } from './audit-mark'

/** How many links are followed at once. */
export const maxLinks = 300_000
const batchSize = 5_000

/** Places of the chain, both included; none where `to` is before `from`. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A place where the chain does not hold, and which entry it is about. */
export interface Broken {
  /** Its content is another; it is gone; its link is gone too; it was never put down to be linked. */
  readonly kind: 'altered' | 'missing' | 'unlinked' | 'beside'
  /** The entry's number; of a link that is gone, its place. */
  readonly id: number
  readonly at: string
  readonly entry?: Pick<Row<typeof auditEntry>, 'code' | 'entity' | 'recordId'>
}

/**
 * The part of the chain that tells of some days, up to the links around it: what was taken from between two days is missed too.
 * @param from the first day, `to` the last
 */
export async function spanOf(db: Kysely<Database>, from: string, to: string): Promise<Span> {
  const after = sql`${to}::timestamptz + interval '1 day'`
  const { rows } = await sql<Record<'first' | 'last' | 'before' | 'next' | 'end' | 'archived', number | null>>`select
    (select min(place) from audit_link where at >= ${from} and at < ${after}) as first,
    (select max(place) from audit_link where at >= ${from} and at < ${after}) as last,
    (select place from audit_link where at < ${from} order by at desc, place desc limit 1) as before,
    (select place from audit_link where at >= ${after} order by at, place limit 1) as next,
    (select max(place) from audit_link) as end,
    (select max(to_place) from audit_archive) as archived`.execute(db)
  const { first, last, before, next, end, archived } = rows[0] ?? {}
  const asNumber = (value: number | null | undefined, otherwise: number) => Number(value ?? otherwise)
  return {
    from: Math.max(
      Math.min(asNumber(before, 0) + 1, asNumber(first, Number.MAX_SAFE_INTEGER)),
      asNumber(archived, 0) + 1,
    ),
    to: Math.max(next ? Number(next) - 1 : asNumber(end, 0), asNumber(last, 0)),
  }
}

/** How many entries were loaded before there was a chain, as those of the demo: nothing can be said of them. */
export async function beforeChain(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from audit_entry e
    where id < coalesce((select floor from audit_head), 9223372036854775807)
      and not exists (select 1 from audit_link l where l.entry_id = e.id)`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/** Follows the marks of a part of the chain. Each broken place is reported once: what comes after it is checked against the mark that is there. */
export async function followChain(
  db: Kysely<Database>,
  config: ChainConfig,
  { from, to }: Span,
): Promise<{ readonly checked: number; readonly broken: Broken[] }> {
  const key = auditKey(config)
  const broken: Broken[] = []
  let checked = 0
  let before = (await markAt(db, from - 1)) ?? ''
  let expected = from
  let lastAt = ''
  for await (const { link, entry } of linksOf(db, { from, to })) {
    for (; expected < link.place; expected++) broken.push({ kind: 'unlinked', id: expected, at: lastAt || link.at })
    checked++
    const isBehindGap = broken.at(-1)?.kind === 'unlinked' && broken.at(-1)?.id === link.place - 1
    const told = { id: link.entry_id, at: link.at }
    if (!entry) broken.push({ kind: 'missing', ...told })
    else if (!isBehindGap && linkMark(key, { place: link.place, entry: entry.id }, entry, before) !== link.mark)
      broken.push({ kind: 'altered', ...told, entry })
    before = link.mark
    expected = link.place + 1
    lastAt = link.at
  }
  return { checked, broken }
}

interface Link {
  readonly place: number
  readonly entry_id: number
  readonly at: string
  readonly mark: string
}

/** The links of a part of the chain with their entries, in order. */
export async function* linksOf(
  db: Kysely<Database>,
  { from, to }: Span,
): AsyncGenerator<{ readonly link: Link; readonly entry: Row<typeof auditEntry> | undefined }> {
  for (let next = from; next <= to; next += batchSize) {
    const until = Math.min(to, next + batchSize - 1)
    const links = await sql<Link>`select place, entry_id, at, mark from audit_link
      where place between ${next} and ${until} order by place`.execute(db)
    const entries = await sql<
      Record<string, unknown>
    >`select e.* from audit_link l join audit_entry e on e.id = l.entry_id
      where l.place between ${next} and ${until}`.execute(db)
    const byId = new Map(entries.rows.map((stored) => [Number(stored.id), rowFrom(auditEntry, stored)]))
    for (const { place, entry_id, at, mark } of links.rows)
      yield {
        link: { place: Number(place), entry_id: Number(entry_id), at: new Date(at).toISOString(), mark },
        entry: byId.get(Number(entry_id)),
      }
  }
}
