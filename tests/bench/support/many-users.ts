import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startPostgresServer, type PostgresServer } from '../../support/postgres-server'
import { multiplyUsers } from './multiply-users'
import { profileFlags } from './profiles'
import { startServer, type OnEnd, type RunningServer } from './running-server'

/** A server on PostgreSQL with many users. */
export interface ManyUsers extends RunningServer {
  readonly postgres: PostgresServer
  /** How long it took to fill the database with the users and all that belongs to them, in seconds. */
  readonly secondsToFill: number
}

const seedProgram = fileURLToPath(new URL('../../../dist/server/seed.js', import.meta.url))

/** A quarter of a small machine's memory, as PostgreSQL's manual advises; and room for a whole query in its statistics. */
const settings = { shared_buffers: '1GB', max_wal_size: '4GB', track_activity_query_size: '100kB' }

/**
 * Starts a throw-away PostgreSQL server, fills it with so many users, and starts the console's server on it.
 * @param times how many times as many there are to be in the end, as copies of these
 */
export async function startManyUsers(onEnd: OnEnd, users: number, times = 1): Promise<ManyUsers> {
  const postgres = await startPostgresServer(settings)
  onEnd(() => postgres.stop())
  const began = performance.now()
  await fill(postgres.url(), users, onEnd)
  const secondsToFill = (performance.now() - began) / 1000
  if (times > 1) await multiplyUsers(postgres.url(), users, times)
  return { ...(await startServer(onEnd, postgres.url())), postgres, secondsToFill }
}

async function fill(database: string, users: number, onEnd: OnEnd): Promise<void> {
  const seed = spawn(process.execPath, [...profileFlags(), seedProgram, '--users', String(users)], {
    env: { ...process.env, DATABASE_URL: database },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onEnd(() => Promise.resolve(seed.kill()))
  const [code] = (await once(seed, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Filling the database has ended with code ${code}.`)
}
