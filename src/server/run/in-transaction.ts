import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { isConflict } from '../db/database-error'
import { HeldEvents } from '../events/held-events'
import { AsksOutside, Outside } from '../outside'
import type { Services } from '../services'

/** So often a transaction is tried that loses against another one. */
const mostTries = 5
/** The first wait before it is tried again, in milliseconds; each further one may be twice as long. */
const firstWait = 20

/** What a transaction works with: its own connection, and services whose events wait for the commit. */
export interface Place {
  readonly db: Kysely<Database>
  readonly services: Services
}

/**
 * Does work in one transaction of SQL alone: whom else it asks is asked while none is open. It has deadlines, since others wait
 * for what it locks; where it stands in another one's way it is done again from its start, as nothing of it has happened; what it
 * tells of is told after the commit, once.
 * @throws what the work throws, and the database's error where it lost too often
 */
export async function inTransaction<T>(services: Services, work: (place: Place) => Promise<T>): Promise<T> {
  const outside = new Outside()
  for (let tries = 1; ;) {
    const events = new HeldEvents(services.events)
    try {
      const result = await services.db.transaction().execute(async (db) => {
        await setDeadlines(db, services)
        return work({ db, services: { ...services, events, outside } })
      })
      events.tell()
      return result
    } catch (error) {
      if (error instanceof AsksOutside) {
        await error.answer()
        continue
      }
      if (!isConflict(error) || tries++ === mostTries) throw error
      // Those that lost together do not meet again.
      await sleep(firstWait * 2 ** tries * Math.random())
    }
  }
}

/** Ends with the transaction: neither others nor this server wait for ever for one statement, or for one lock. */
async function setDeadlines(db: Kysely<Database>, { config }: Services): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${config.lockSeconds}s`}, true),
    set_config('statement_timeout', ${`${config.statementSeconds}s`}, true)`.execute(db)
}
