import type { Kysely } from 'kysely'
import type { Database } from '../db/database'
import { transaction, type Deadlines } from '../db/transaction'
import { DeferredEvents } from '../events/deferred-events'
import { AsksOutside, Outside } from '../base/outside'
import type { Services } from '../base/services'
import { storageWithin } from './storage-within'

/** How many answers from outside one transaction may need: what asks for ever, by another key each time, is ended. */
const maxAsked = 1_000

/** What a transaction works with: its own connection, and services whose events and removals of files wait for the commit. */
export interface Place {
  readonly db: Kysely<Database>
  readonly services: Services
}

/**
 * Does work in one transaction, see `transaction`: whom else it asks is asked while none is open; what it publishes is published after the
 * commit, once.
 * @param deadlines how long it waits for a lock and for a statement, where that is not as everywhere
 * @throws what the work throws, and the database's error where it lost too often
 */
export async function inTransaction<T>(
  services: Services,
  work: (place: Place) => Promise<T>,
  deadlines: Deadlines = services.config,
): Promise<T> {
  const outside = new Outside()
  for (let asked = 0; ; asked++) {
    let events = new DeferredEvents(services.events)
    try {
      const result = await transaction(services.db, deadlines, (db) => {
        events = new DeferredEvents(services.events)
        return work({ db, services: { ...services, events, outside, storage: storageWithin(db, services) } })
      })
      events.tell()
      return result
    } catch (error) {
      if (!(error instanceof AsksOutside) || asked === maxAsked) throw error
      await error.answer()
    }
  }
}
