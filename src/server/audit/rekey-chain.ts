import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { archiveSeal, readArchives } from './audit-archive'
import { headFault, lockChain, readHead, writeHead, type ChainConfig, type Head } from './audit-chain'
import { auditKey, fingerprintOf } from './audit-key'
import { linkMark, sealed } from './audit-mark'
import { followChain, linksOf } from './follow-chain'

/** Marks written at once. */
const batchSize = 1_000

/** Why a chain is not marked again: there is none, it has this key already, or it does not hold under the former one. */
export type RekeyFault = 'noChain' | 'sameKey' | 'broken'

/**
 * Marks the chain again with the key that is set now, in the transaction given: what fits the former key is as good under this one.
 * @param former how the chain was marked; undefined where that key is lost, and what stands is taken for true
 * @returns the end of the chain
 */
export async function rekeyChain(
  db: Kysely<Database>,
  config: ChainConfig,
  former: ChainConfig | undefined,
): Promise<Head | RekeyFault> {
  await lockChain(db)
  const [head, key] = [await readHead(db), auditKey(config)]
  if (!head) return 'noChain'
  if (head.fingerprint === fingerprintOf(key)) return 'sameKey'
  const archives = await readArchives(db)
  const first = Number(archives.at(-1)?.to_place ?? 0) + 1
  const span = { from: first, to: head.place }
  const areSealed = (by: ChainConfig) => archives.every((each) => archiveSeal(auditKey(by), each) === each.seal)
  if (
    former &&
    (!areSealed(former) || (await headFault(db, former)) || (await followChain(db, former, span)).broken.length > 0)
  )
    return 'broken'
  for (const archive of archives)
    await sql`update audit_archive set seal = ${archiveSeal(key, archive)} 
      where month = ${archive.month} and part = ${archive.part}`.execute(db)
  // What has left the table keeps its marks: its seal holds them.
  let mark = archives.at(-1)?.last_mark ?? ''
  let marks: { place: number; mark: string }[] = []
  for await (const { link, entry } of linksOf(db, span)) {
    const { place } = link
    // Of an entry that is gone the gap stays: no content fits its mark.
    mark = entry ? linkMark(key, { place, entry: entry.id }, entry, mark) : sealed(key, `gone ${place} ${mark}`)
    marks.push({ place, mark })
    if (marks.length === batchSize) marks = await write(db, marks)
  }
  await write(db, marks)
  return writeHead(db, key, { place: head.place, mark, floor: head.floor ?? 0 })
}

async function write(db: Kysely<Database>, marks: readonly { place: number; mark: string }[]): Promise<[]> {
  await sql`update audit_link l set mark = e.mark
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as e(place bigint, mark text) where l.place = e.place`.execute(
    db,
  )
  return []
}
