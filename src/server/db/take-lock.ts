import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** How long a server waits before it asks for a lock again, in milliseconds. */
const waitsBetween = 100

/**
 * Takes an advisory lock for a connection, which keeps it until it gives it back or ends. It asks again and again, since a
 * statement that waits for the lock keeps a snapshot: an index that the holder makes "concurrently" waits for every snapshot,
 * and the two would wait for each other for ever.
 * @param waiting called once, where another connection has the lock
 */
export async function takeLock(client: pg.ClientBase, lock: number, waiting?: () => void): Promise<void> {
  const isTaken = async () =>
    (await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [lock])).rows[0]?.got === true
  if (await isTaken()) return
  waiting?.()
  do await sleep(waitsBetween)
  while (!(await isTaken()))
}
