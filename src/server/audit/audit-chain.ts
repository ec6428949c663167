import { sql, type Kysely } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Config } from '../config'
import type { Database } from '../db/database'
import { rowFrom } from '../db/storage'
import { readAnchor, type Anchor } from './audit-anchor'
import { auditKey, fingerprintOf } from './audit-key'
import { linkMark, sealed } from './audit-mark'

/** The end of the chain as the database tells it. */
export interface Head extends Anchor {
  /** The lowest id that was ever linked: entries before it were loaded before there was a chain. */
  readonly floor: number | null
  /** Of the key that the chain is made with. */
  readonly fingerprint: string
  readonly seal: string
}

/** One linker at a time goes on with the chain; any number will do. */
const linkLock = 7_351_902
const batchSize = 1_000

export type ChainConfig = Pick<Config, 'dataDir' | 'auditKey' | 'databaseUrl'>

/**
 * Links committed entries that wait for it, in one order, in the transaction given: no writer of entries waits for this. Whichever
 * transaction commits late is linked late, so the order is that of linking, not of ids.
 * @param wait whether to wait for another linker, or to leave it the work
 * @returns the end of the chain after a batch; undefined where nothing was linked: nothing waits, another server is at it, or
 * the chain was made with another key
 */
export async function linkEntries(
  db: Kysely<Database>,
  config: ChainConfig,
  wait: boolean,
): Promise<Head | 'otherKey' | undefined> {
  if (!(await isMine(db, wait))) return undefined
  const key = auditKey(config)
  const head = await readHead(db)
  if (head && head.fingerprint !== fingerprintOf(key)) return 'otherKey'
  const { rows } = await sql<Record<string, unknown>>`select entry.* from audit_waiting as waiting
    join audit_entry as entry on entry.id = waiting.entry_id order by waiting.entry_id limit ${batchSize}`.execute(db)
  if (rows.length === 0) return undefined
  const links: { place: number; entry_id: number; at: string; mark: string }[] = []
  let { place, mark } = head ?? { place: 0, mark: '' }
  for (const stored of rows) {
    const entry = rowFrom(auditEntry, stored)
    place++
    mark = linkMark(key, { place, entry: entry.id }, entry, mark)
    links.push({ place, entry_id: entry.id, at: String(entry.at), mark })
  }
  await db.insertInto('audit_link').values(links).execute()
  const ids = links.map((link) => link.entry_id)
  await sql`delete from audit_waiting where entry_id = any(${ids}::bigint[])`.execute(db)
  const floor = Math.min(head?.floor ?? Number.MAX_SAFE_INTEGER, ...ids)
  return writeHead(db, key, { place, mark, floor })
}

async function isMine(db: Kysely<Database>, wait: boolean): Promise<boolean> {
  if (wait) await lockChain(db)
  else {
    const { rows } = await sql<{ got: boolean }>`select pg_try_advisory_xact_lock(${linkLock}) as got`.execute(db)
    return rows[0]?.got === true
  }
  return true
}

/** Keeps others from linking until the transaction given has ended. */
export async function lockChain(db: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${linkLock})`.execute(db)
}

/** The end of the chain; undefined before the first link. */
export async function readHead(db: Kysely<Database>): Promise<Head | undefined> {
  const { rows } = await sql<Head>`select place, mark, floor, fingerprint, seal from audit_head`.execute(db)
  const [head] = rows
  return head && { ...head, place: Number(head.place), floor: head.floor === null ? null : Number(head.floor) }
}

/** Writes where the chain ends, sealed with its key. */
export async function writeHead(
  db: Kysely<Database>,
  key: Buffer,
  end: { readonly place: number; readonly mark: string; readonly floor: number },
): Promise<Head> {
  const fingerprint = fingerprintOf(key)
  const head = { ...end, fingerprint, seal: sealOf(key, { ...end, fingerprint }) }
  await db
    .insertInto('audit_head')
    .values({ id: 1, ...head })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(head))
    .execute()
  return head
}

function sealOf(key: Buffer, { place, mark, floor, fingerprint }: Omit<Head, 'seal'>): string {
  return sealed(key, `head ${place} ${mark} ${floor} ${fingerprint}`)
}

/** What is wrong with the end of a chain. */
export type HeadFault = 'otherKey' | 'headAltered' | 'cutOff'

/** Whether the chain ends where its head and this server's own note say. */
export async function headFault(db: Kysely<Database>, config: ChainConfig): Promise<HeadFault | undefined> {
  const [head, anchor, key] = [await readHead(db), readAnchor(config), auditKey(config)]
  if (!head) return anchor || (await endOf(db)) ? 'cutOff' : undefined
  if (head.fingerprint !== fingerprintOf(key)) return 'otherKey'
  if (sealOf(key, head) !== head.seal) return 'headAltered'
  const last = await endOf(db)
  if (last?.place !== head.place || last.mark !== head.mark) return 'cutOff'
  if (!anchor) return undefined
  if (anchor.place > head.place) return 'cutOff'
  // What has left the table is checked against its own seal.
  const mark = await markAt(db, anchor.place)
  const isArchived = mark === undefined && (await lastArchived(db)).place >= anchor.place
  return mark === anchor.mark || isArchived ? undefined : 'cutOff'
}

/** Where the part of the chain ends that has left the table; its beginning before any has. */
async function lastArchived(db: Kysely<Database>): Promise<Anchor> {
  const { rows } = await sql<Anchor>`select to_place as place, last_mark as mark from audit_archive
    order by to_place desc, month desc limit 1`.execute(db)
  return rows[0] ? { place: Number(rows[0].place), mark: rows[0].mark } : { place: 0, mark: '' }
}

async function endOf(db: Kysely<Database>): Promise<Anchor | undefined> {
  const { rows } = await sql<Anchor>`select place, mark from audit_link order by place desc limit 1`.execute(db)
  const [linked, archived] = [rows[0], await lastArchived(db)]
  if (linked && Number(linked.place) >= archived.place) return { place: Number(linked.place), mark: linked.mark }
  return archived.place > 0 ? archived : undefined
}

/** The mark at a place of the chain; empty before its first, undefined where there is none. */
export async function markAt(db: Kysely<Database>, place: number): Promise<string | undefined> {
  if (place === 0) return ''
  const { rows } = await sql<{ mark: string }>`select last_mark as mark from audit_archive where to_place = ${place}
    union all select mark from audit_link where place = ${place} limit 1`.execute(db)
  return rows[0]?.mark
}
