import pg from 'pg'
import { takeLock } from './take-lock'

/** Any number will do, as long as every server of a database takes the same. */
const startLock = 4_806_222

/**
 * Does what one server of a database does at a time, and the next after it: on a connection of its own, which gives the lock back however this
 * server ends. The embedded database has one server anyway.
 * @param waiting called where another server is at it
 */
export async function alone<T>(
  { isEmbedded, connectionString }: { readonly isEmbedded: boolean; readonly connectionString: string },
  waiting: () => void,
  work: () => Promise<T>,
): Promise<T> {
  if (isEmbedded) return work()
  const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'start' })
  // One that breaks gives the lock to the next: what is under way is made of transactions that stand or fall by themselves.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await takeLock(client, startLock, waiting)
    return await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}
