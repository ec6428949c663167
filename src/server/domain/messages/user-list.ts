import { sql, type Kysely } from 'kysely'
import { extensionOf } from '../../../fields/storage-key'
import { badField } from '../../base/errors'
import { askOutside } from '../../base/outside'
import type { Services } from '../../base/services'
import type { Database } from '../../db/database'
import { firstColumnApart } from '../../sheets/parse-apart'
import { SheetFault } from '../../sheets/sheet-fault'

type Files = Pick<Services, 'storage' | 'outside'>

/** A file holds at most this many users. */
const maxListed = 1_000_000
const rowsPerInsert = 50_000

/** What became of the lines of a file of users. */
export interface ListCheck {
  readonly listed: number
  readonly duplicates: number
  /** No user has this id. */
  readonly unknown: number
  readonly disabled: number
  /** The first of the unknown ones. */
  readonly examples: readonly string[]
}

/**
 * Reads a file of users into the database, once: a file never changes under its key.
 * @param field whose value the file is, for what is wrong with it
 * @throws A0400 where it cannot be read
 */
export async function ensureList(
  db: Kysely<Database>,
  files: Files,
  file: string,
  field: 'file' | 'userFile' = 'userFile',
): Promise<void> {
  const known = await sql`select 1 from push_list where file = ${file}`.execute(db)
  if (known.rows.length > 0) return
  const listed = await readIds(files, file, field)
  if (listed.length > maxListed) throw badField(field, 'error.pushFileTooLong', { max: maxListed })
  await storeList(db, file, listed)
}

/** Keeps a list of users under a file's key, so that the file need not be read. */
export async function storeList(db: Kysely<Database>, file: string, listed: readonly string[]): Promise<void> {
  const ids = [...new Set(listed)]
  const made = await sql`insert into push_list (file, listed, duplicates)
    values (${file}, ${listed.length}, ${listed.length - ids.length}) on conflict do nothing`.execute(db)
  if (Number(made.numAffectedRows) === 0) return
  for (let start = 0; start < ids.length; start += rowsPerInsert)
    await sql`insert into push_list_member (file, display_id)
      select ${file}, unnest(${ids.slice(start, start + rowsPerInsert)}::text[]) on conflict do nothing`.execute(db)
}

/** Counts the lines of a file that was read before. */
export async function checkList(db: Kysely<Database>, file: string): Promise<ListCheck> {
  const { rows } = await sql<{ listed: number; duplicates: number; unknown: number; disabled: number }>`
    select p.listed, p.duplicates,
      (select count(*) from push_list_member m left join "user" u on u.display_id = m.display_id
        where m.file = p.file and u.id is null) as unknown,
      (select count(*) from push_list_member m join "user" u on u.display_id = m.display_id
        where m.file = p.file and u.state <> 'normal') as disabled
    from push_list p where p.file = ${file}`.execute(db)
  const examples = await sql<{ display_id: string }>`select m.display_id from push_list_member m
    left join "user" u on u.display_id = m.display_id where m.file = ${file} and u.id is null
    order by m.display_id limit 20`.execute(db)
  const found = rows[0] ?? { listed: 0, duplicates: 0, unknown: 0, disabled: 0 }
  return { ...found, examples: examples.rows.map((row) => row.display_id) }
}

/** A line of a file of users that reaches nobody new. */
export interface ListProblem {
  readonly displayId: string
  readonly problem: 'unknown' | 'disabled' | 'duplicate'
}

/** Every line of a file that names nobody, somebody disabled, or somebody who is listed above. @throws A0400 where it cannot be read */
export async function listProblems(db: Kysely<Database>, files: Files, file: string): Promise<ListProblem[]> {
  await ensureList(db, files, file, 'file')
  const { rows } = await sql<ListProblem>`select m.display_id as "displayId",
      case when u.id is null then 'unknown' else 'disabled' end as problem
    from push_list_member m left join "user" u on u.display_id = m.display_id
    where m.file = ${file} and (u.id is null or u.state <> 'normal') order by m.display_id`.execute(db)
  const seen = new Set<string>()
  const twice = (await readIds(files, file, 'file')).filter((id) => seen.size === seen.add(id).size)
  return [...rows, ...[...new Set(twice)].map((displayId) => ({ displayId, problem: 'duplicate' as const }))]
}

/**
 * The first column of a sheet or CSV, without a heading: what is no number of 6 to 12 digits in the first line is one. No transaction
 * is open while it is fetched and read, and no other call waits for it.
 * @param field whose value the file is, for what is wrong with it
 * @throws A0400 where it cannot be read
 */
export function readIds(files: Files, file: string, field: string): Promise<readonly string[]> {
  return askOutside(files, JSON.stringify(['first column', file]), async () => {
    const stored = await files.storage.read(file)
    if (!stored) throw badField(field, 'error.notStorageKey')
    const parts: Buffer[] = []
    for await (const part of stored.content) parts.push(part as Buffer)
    const cells = await firstColumnApart({ bytes: Buffer.concat(parts), extension: extensionOf(file) }).catch(
      (error: unknown) => {
        if (!(error instanceof SheetFault)) throw error
        const isUnreadable = error.problem === 'import.unreadable'
        throw badField(field, isUnreadable ? 'error.pushFileUnreadable' : error.problem, error.params)
      },
    )
    const ids = cells.map((cell) => String(cell ?? '').trim()).filter((id) => id !== '')
    return /^\d{6,12}$/.test(ids[0] ?? '') ? ids : ids.slice(1)
  })
}
