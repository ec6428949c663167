import type { Kysely } from 'kysely'
import type { Database } from '../db/database'
import type { Services } from '../base/services'
import type { Storage } from '../storage/storage'

/** The work that removes a file for a transaction that is committed. */
export const removeFileWork = 'files.remove'

/** The work that removes several, as those of many records that have gone together. */
export const removeFilesWork = 'files.removeAll'

/**
 * The files as a transaction has them: what it removes is gone once it is committed, by a row written with it, and stays where it
 * fails.
 */
export function storageWithin(db: Kysely<Database>, { storage, jobs }: Pick<Services, 'storage' | 'jobs'>): Storage {
  return { ...storage, remove: (key) => jobs.schedule({ db }, removeFileWork, { key }, new Date()) }
}
