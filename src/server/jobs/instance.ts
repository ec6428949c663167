import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../db/database'
import { identify, isRunning, type ProcessIdentity } from '../db/embedded/process-identity'

/** A server that has not been seen for this long is dead, in seconds; it is seen every 5. */
export const deadAfterSeconds = 15
export const seenEveryMs = 5_000

/** This server among those of its database: others see by it whether what it works on is in living hands. */
export interface Instance {
  readonly id: string
  /** Says that it lives. */
  beSeen(): Promise<void>
  /** Whether others still take it for alive. One that could not say so for a while lets go of what it is at. */
  isKnown(): boolean
  /** Says that it has gone: what it still had is free at once. */
  leave(): Promise<void>
}

/**
 * Enters this server. Where the one that last ran on this data folder has died, its work is free at once: nobody has
 * to wait until it counts as dead.
 * @param isAlone whether the database has no other server, who could take it for dead
 */
export async function enterInstance(db: Kysely<Database>, dataDir: string, isAlone = false): Promise<Instance> {
  const file = join(dataDir, 'server-instance.json')
  const id = randomUUID()
  const former = await readFormer(file)
  if (former && !isRunning(former.process)) await remove(db, former.id)
  await mkdir(dataDir, { recursive: true })
  await writeFile(file, JSON.stringify({ id, process: identify(process.pid) }))
  let seen = performance.now()
  const beSeen = async () => {
    const before = performance.now()
    await sql`insert into server_instance (id, started_at, seen_at) values (${id}, now(), now())
      on conflict (id) do update set seen_at = now()`.execute(db)
    seen = before
  }
  await beSeen()
  return {
    id,
    beSeen,
    isKnown: () => isAlone || performance.now() - seen < deadAfterSeconds * 1_000,
    leave: () => remove(db, id),
  }
}

async function remove(db: Kysely<Database>, id: string): Promise<void> {
  await sql`delete from server_instance where id = ${id}`.execute(db)
}

async function readFormer(file: string): Promise<{ id: string; process: ProcessIdentity } | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as { id: string; process: ProcessIdentity }
  } catch {
    return undefined
  }
}
