import { setTimeout as sleep } from 'node:timers/promises'
import { sql, type Kysely, type Transaction } from 'kysely'
import { limitsOf, type Database } from './database'
import { isConflict } from './database-error'

/** How often a transaction is tried that loses against another one. */
const maxTries = 5
/** The first wait before it is tried again, in milliseconds; each further one may be twice as long. */
const firstWait = 20

/** How long a transaction waits for one lock, and for one statement. */
export interface Deadlines {
  readonly lockSeconds: number
  readonly statementSeconds: number
}

/** Of what a server does before it takes calls. */
export const atBoot: Deadlines = { lockSeconds: 60, statementSeconds: 900 }

/**
 * Does work in one transaction of SQL, the only place that opens one: with deadlines, since others wait for what it locks; where it
 * is in another one's way it is done again from its start, as nothing of it has happened.
 * @throws what the work throws, and the database's error where it lost too often
 */
export async function transaction<T>(
  db: Kysely<Database>,
  deadlines: Deadlines,
  work: (db: Transaction<Database>) => Promise<T>,
): Promise<T> {
  const limits = limitsOf(db)
  const areSet = limits.lockSeconds === deadlines.lockSeconds && limits.statementSeconds === deadlines.statementSeconds
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (inside) => {
        if (!areSet) await setDeadlines(inside, deadlines)
        return work(inside)
      })
    } catch (error) {
      if (!isConflict(error) || tries === maxTries) throw error
      // Those that lost together do not meet again.
      await sleep(firstWait * 2 ** (tries + 1) * Math.random())
    }
  }
}

/** Ends with the transaction: neither others nor this server wait for ever for one statement, or for one lock. */
async function setDeadlines(db: Kysely<Database>, { lockSeconds, statementSeconds }: Deadlines): Promise<void> {
  await sql`select set_config('lock_timeout', ${`${lockSeconds}s`}, true),
    set_config('statement_timeout', ${`${statementSeconds}s`}, true)`.execute(db)
}
