import { caption } from '../base/captions'
import { sqlStateOf } from '../db/database-error'
import { Refusal } from '../base/errors'
import { outageOf } from './outage'

/**
 * What staff may read of why some work of the server itself has failed, in English: it is kept with a record. What the database
 * says names tables, columns and values: that stays in the log.
 */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return caption('en', error.caption, error.params)
  const outage = outageOf(error)
  if (outage) return caption('en', outage.caption)
  if (sqlStateOf(error) !== undefined || !(error instanceof Error)) return caption('en', 'error.workFailed')
  return error.message
}
