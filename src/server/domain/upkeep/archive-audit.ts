import { sql } from 'kysely'
import { monthOf } from '../../db/months'
import { transaction } from '../../db/transaction'
import { archivedTo, archivePart, readArchives } from '../../audit/audit-archive'
import { linkEntries } from '../../audit/audit-chain'
import type { Upkeep } from './sweep'

/** How far the archive has come. */
interface Archived {
  /** The end of the month that was archived. */
  readonly end: Date
  /** Whether all before it may leave the table. */
  readonly isWhole: boolean
}

/**
 * Archives the next part of the oldest month of the audit log that is in its table, if it is over.
 * @param over the first moment that is kept in the table @param most this many entries at once
 * @returns undefined where there is nothing to do, or the chain does not hold
 */
export async function archiveNext(services: Upkeep, over: Date, most: number): Promise<Archived | undefined> {
  const { db, config, log } = services
  const { rows } = await sql<{
    at: string | null
  }>`select min(at) as at from audit_entry where at < ${over.toISOString()}`.execute(db)
  const oldest = rows[0]?.at
  if (!oldest) return undefined
  const month = monthOf(new Date(oldest))
  const [name, end] = [month.toISOString().slice(0, 7), monthOf(month, 1)]
  const parts = (await readArchives(db)).filter((archive) => archive.month === name)
  // It was archived before, and a server died before all of it had left.
  if (parts.some(({ closes }) => closes)) return { end, isWhole: true }
  // What waits to be linked belongs into the chain first.
  while (typeof (await transaction(db, config, (inside) => linkEntries(inside, config, true))) === 'object');
  const next = { month: name, end: end.toISOString(), part: parts.length + 1, most }
  const made = await archivePart(services, next)
  if (made !== 'broken') return { end, isWhole: made.closes }
  log.error(
    { month: name },
    'a month of the audit log is not archived, because its chain does not hold: run npm run audit',
  )
  return undefined
}

/**
 * Removes the links of what has left the table, and the files of months whose own time is over.
 * @param months how long files are kept @param over the first moment that is kept in the table
 * @returns how many links have gone
 */
export async function forgetArchived(
  { db, config, storage }: Upkeep,
  months: number,
  over: Date,
  batchSize: number,
): Promise<number> {
  const place = await archivedTo(db)
  let all = 0
  for (let gone = batchSize; gone === batchSize; all += gone) {
    const deleted = await transaction(db, config, (inside) =>
      sql`delete from audit_link where place in (select place from audit_link
        where place <= ${place} and at < ${over.toISOString()} order by place limit ${batchSize})`.execute(inside),
    )
    gone = Number(deleted.numAffectedRows)
  }
  const kept = monthOf(over, -months).toISOString().slice(0, 7)
  for (const { month, part, key, removed_at } of await readArchives(db)) {
    if (removed_at !== null || month >= kept) continue
    await storage.remove(key)
    await sql`update audit_archive set removed_at = now() where month = ${month} and part = ${part}`.execute(db)
  }
  return all
}
