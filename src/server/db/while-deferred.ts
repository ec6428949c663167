import { sql, type Kysely } from 'kysely'
import { badField } from '../base/errors'
import type { Database } from './database'

/**
 * Lets numbers that must differ be the same while records change places; at the end they must differ again.
 * @throws A0400 where they do not
 */
export async function whileDeferred<T>(db: Kysely<Database>, work: () => Promise<T>): Promise<T> {
  await sql`set constraints all deferred`.execute(db)
  const result = await work()
  try {
    await sql`set constraints all immediate`.execute(db)
  } catch (error) {
    if (isUniqueViolation(error)) throw badField('number', 'error.alreadyTaken')
    throw error
  }
  return result
}

function isUniqueViolation(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === '23505'
}
