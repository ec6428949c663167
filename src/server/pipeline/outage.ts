import { isAway, isPoolFull, sqlStateOf } from '../db/database-error'
import { StorageFault } from '../storage/storage-fault'
import { Refusal } from '../base/errors'

/** No connection, no room or memory, ended by its operator, a broken disk (PostgreSQL, appendix A: classes 08, 53, 57, 58). */
const outages = ['08', '53', '57', '58']
/** A statement was stopped by its deadline or by whoever asked. */
const stopped = '57014'
const diskFull = '53100'
/** A follower, or a database that takes no writes just now. */
const readOnly = '25006'

/**
 * What is said of an error that says nothing of what was tried: the database or the place of files, on which all stands, did not do
 * its part. The same may go well when they are back. Undefined for all others.
 */
export function outageOf(error: unknown): Refusal | undefined {
  if (error instanceof StorageFault)
    return new Refusal('C0001', error.kind === 'full' ? 'error.filesFull' : 'error.filesAway')
  const state = sqlStateOf(error) ?? ''
  if (state === diskFull) return new Refusal('C0001', 'error.databaseFull')
  if (state === readOnly) return new Refusal('C0001', 'error.databaseReadOnly')
  const isOut = isAway(error) || (state !== stopped && outages.includes(state.slice(0, 2)))
  // It may have been on its way to be committed.
  return isOut ? new Refusal('C0001', 'error.databaseAway') : undefined
}

/** Whether background work is to wait and go on, rather than to tell a record that it has failed. */
export function isOutage(error: unknown): boolean {
  return outageOf(error) !== undefined || isPoolFull(error)
}
