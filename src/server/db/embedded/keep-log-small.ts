import type { PGlite } from '@electric-sql/pglite'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The write-ahead log is a guard against a process that is killed, no more, as nothing is ever synced to disk: it holds no
 * whole pages, is sent to nobody, and what is over is removed instead of kept for later.
 */
export const settings = [
  'min_wal_size=32MB',
  'max_wal_size=64MB',
  'wal_recycle=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'full_page_writes=off',
]

/** After this many of its files have been written, of 16 MB each, what they guard is written out and they are removed. */
const most = 3
/** How often is looked, in milliseconds. */
const every = 250

/**
 * Makes checkpoints as the log grows. A server does so in a process of its own, which the embedded database has not got: its log would grow with all
 * that is ever written. The files are looked at instead of asked for: a question would be the first statement of somebody's transaction.
 * @param folder of the database; one that lives in memory has no log to speak of
 * @returns what is to be called between statements
 */
export function keepLogSmall(database: Pick<PGlite, 'exec'>, folder: string | undefined): () => Promise<void> {
  let looked = performance.now()
  let checkpointAt = Date.now()
  return async () => {
    if (folder === undefined || performance.now() - looked < every) return
    looked = performance.now()
    if (writtenSince(join(folder, 'pg_wal'), checkpointAt) < most) return
    checkpointAt = Date.now()
    await database.exec('checkpoint')
  }
}

/** How many files of the log have been written since a moment. */
function writtenSince(folder: string, moment: number): number {
  return readdirSync(folder).filter((name) => isFileOfLog(name) && timeOf(join(folder, name)) >= moment).length
}

const isFileOfLog = (name: string) => /^[0-9A-F]{24}$/.test(name)

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
