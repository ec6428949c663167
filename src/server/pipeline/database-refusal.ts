import { isPoolFull, sqlStateOf } from '../db/database-error'
import { busy } from './bulkhead'
import { Refusal } from '../base/errors'

/**
 * What an error of the database tells who asked, where it is not ours: somebody else was at the same records, it took too long.
 * Undefined for all others.
 */
export function databaseRefusal(error: unknown): Refusal | undefined {
  if (isPoolFull(error)) return busy()
  const state = sqlStateOf(error) ?? ''
  const family = state.slice(0, 2)
  if (state === '57014') return new Refusal('A0429', 'error.tookTooLong')
  if (family === '40' || family === '55') return new Refusal('B01', 'error.othersAtIt')
  // A value that its field should have refused: the message of the database names columns and types, so it stays ours.
  if (family === '22') return new Refusal('A0400', 'error.badRequest')
  if (state === '23505') return new Refusal('B01', 'error.alreadyThere')
  if (state === '23503') return new Refusal('B01', 'error.hangsTogether')
  return undefined
}
