import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { sql, type Kysely } from 'kysely'
import auditEntry from '../../entities/staff-manage/audit-entry'
import type { Database } from '../db/database'
import { rowFrom } from '../db/storage'
import type { Storage } from '../storage/storage'
import { markAt, type ChainConfig } from './audit-chain'
import { auditKey } from './audit-key'
import { sealed } from './audit-mark'
import { followChain, linksOf, type Span } from './follow-chain'

/**
 * A part of a month of the log that has left its table: a compressed file of JSON lines, each an entry with its place and mark in
 * the chain. A month is put away part by part, so that what was put away before a server died stays so.
 */
export interface Archive {
  /** `2025-10`. */
  readonly month: string
  /** From 1. */
  readonly part: number
  /** Whether it is the last of its month. */
  readonly closes: boolean
  readonly key: string
  /** The part of the chain that it tells of; empty where `to_place` is before `from_place`. */
  readonly from_place: number
  readonly to_place: number
  readonly before_mark: string
  readonly last_mark: string
  readonly entries: number
  /** Of the file. */
  readonly sha256: string
  /** Over all of this, made with the chain's key: who can write the database and the files still makes no archive. */
  readonly seal: string
  /** When its own time was over. */
  readonly removed_at: string | null
}

export type ArchiveContent = Omit<Archive, 'seal' | 'removed_at'>

export function archiveSeal(key: Buffer, archive: ArchiveContent): string {
  const { month, part, closes, from_place, to_place, before_mark, last_mark, entries, sha256 } = archive
  // A month in one part is sealed as months were when each was one.
  const name = part === 1 && closes ? month : `${month} part ${part} ${closes ? 'last' : 'more to come'}`
  return sealed(key, `archive ${name} ${from_place} ${to_place} ${before_mark} ${last_mark} ${entries} ${sha256}`)
}

/** All archives in the order of the log. */
export async function readArchives(db: Kysely<Database>): Promise<Archive[]> {
  const { rows } =
    await sql<Archive>`select month, part, closes, key, from_place, to_place, before_mark, last_mark, entries, sha256, seal,
    removed_at from audit_archive order by month, part`.execute(db)
  return rows
}

/** The last place of the chain that has left the table; 0 before any has. */
export async function archivedTo(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ place: number | null }>`select max(to_place) as place from audit_archive`.execute(db)
  return Number(rows[0]?.place ?? 0)
}

/** Why nothing was archived. */
export type ArchiveFault = 'broken'

/** What is to be archived next. */
export interface NextPart {
  /** `2025-10`. */
  readonly month: string
  /** The moment at which the month ended; whatever is older is in it. */
  readonly end: string
  /** From 1. */
  readonly part: number
  /** How many links of the chain at most. */
  readonly most: number
}

/** Writes a part of a month into storage, once the chain holds through it. Its entries still stand in the table then. */
export async function archivePart(
  { db, config, storage }: { readonly db: Kysely<Database>; readonly config: ChainConfig; readonly storage: Storage },
  { month, end, part, most }: NextPart,
): Promise<Archive | ArchiveFault> {
  const from = (await archivedTo(db)) + 1
  const { rows } = await sql<{ to: number | null }>`select max(place) as to from audit_link
    where at < ${end} and place >= ${from}`.execute(db)
  const last = Number(rows[0]?.to ?? from - 1)
  const span = { from, to: Math.min(last, from + most - 1) }
  const closes = span.to === last
  // What does not hold is not put away as if it did.
  if ((await followChain(db, config, span)).broken.length > 0) return 'broken'
  const key = `audit-archive/${month}-${String(part).padStart(4, '0')}.jsonl.gz`
  const hash = createHash('sha256')
  let entries = 0
  async function* text() {
    for await (const line of linesOf(db, span, closes ? end : undefined)) {
      entries++
      yield `${JSON.stringify(line)}\n`
    }
  }
  async function* file() {
    for await (const part of Readable.from(text()).pipe(createGzip()) as AsyncIterable<Buffer>) {
      hash.update(part)
      yield part
    }
  }
  await storage.write(key, Readable.from(file()))
  const content: ArchiveContent = {
    month,
    part,
    closes,
    key,
    from_place: span.from,
    to_place: span.to,
    before_mark: (await markAt(db, span.from - 1)) ?? '',
    last_mark: (await markAt(db, span.to)) ?? '',
    entries,
    sha256: hash.digest('hex'),
  }
  const archive = { ...content, seal: archiveSeal(auditKey(config), content), removed_at: null }
  await db
    .insertInto('audit_archive')
    .values({ ...archive, at: new Date().toISOString() })
    .execute()
  return archive
}

const batchSize = 1_000

/** The linked entries of a part of the chain, then, of a month's end, those of before it that were never linked, as those of the demo. */
async function* linesOf(db: Kysely<Database>, span: Span, end: string | undefined): AsyncGenerator<object> {
  for await (const { link, entry } of linksOf(db, span)) yield { place: link.place, mark: link.mark, entry }
  if (end === undefined) return
  for (let last = 0; ;) {
    const { rows } = await sql<
      Record<string, unknown>
    >`select e.* from audit_entry e where e.at < ${end} and e.id > ${last}
      and not exists (select 1 from audit_link l where l.entry_id = e.id) order by e.id limit ${batchSize}`.execute(db)
    for (const stored of rows) yield { entry: rowFrom(auditEntry, stored) }
    if (rows.length < batchSize) return
    last = Number(rows.at(-1)?.id)
  }
}

/** What is wrong with an archive: its row was altered, its file was, its file is gone, or the one before it is. */
export interface BrokenArchive {
  readonly month: string
  readonly part: number
  readonly kind: 'sealBroken' | 'fileAltered' | 'fileGone' | 'gap'
}

/** Holds every archive to its seal and its file to the hash in it. Files whose own time was over are not missed. */
export async function checkArchives(
  db: Kysely<Database>,
  config: ChainConfig,
  storage: Pick<Storage, 'read'>,
): Promise<{ readonly entries: number; readonly months: number; readonly broken: BrokenArchive[] }> {
  const key = auditKey(config)
  const broken: BrokenArchive[] = []
  let [entries, place, mark] = [0, 0, '']
  const archives = await readArchives(db)
  for (const archive of archives) {
    const { month, part } = archive
    const tell = (kind: BrokenArchive['kind']) => broken.push({ month, part, kind })
    entries += Number(archive.entries)
    if (archiveSeal(key, archive) !== archive.seal) tell('sealBroken')
    else if (Number(archive.from_place) !== place + 1 || archive.before_mark !== mark) tell('gap')
    const found = archive.removed_at === null ? await storage.read(archive.key) : 'removed'
    if (found === undefined) tell('fileGone')
    else if (found !== 'removed' && (await sha256Of(found.content)) !== archive.sha256) tell('fileAltered')
    place = Number(archive.to_place)
    mark = archive.last_mark
  }
  return { entries, months: new Set(archives.map(({ month }) => month)).size, broken }
}

async function sha256Of(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of content as AsyncIterable<Buffer>) hash.update(part)
  return hash.digest('hex')
}
