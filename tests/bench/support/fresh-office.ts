import pg from 'pg'
import { startPostgresServer } from '../../support/postgres-server'
import { addUsers } from '../kill/add-users'
import type { Bench } from './bench'
import { startServer, type RunningServer } from './running-server'

/** A server on PostgreSQL with nothing but users whose nicknames begin alike. */
export interface FreshOffice {
  readonly server: RunningServer
  readonly pool: pg.Pool
}

/** Starts one; it ends with the bench. */
export async function openFreshOffice(bench: Bench, nickname: string, users: number): Promise<FreshOffice> {
  const postgres = await startPostgresServer({ shared_buffers: '512MB' })
  bench.onEnd(() => postgres.stop())
  const server = await startServer(bench.onEnd, postgres.url())
  const pool = new pg.Pool({ connectionString: postgres.url() })
  pool.on('error', () => undefined)
  bench.onEnd(() => pool.end())
  await addUsers({ pool }, nickname, users)
  await pool.query('analyze')
  return { server, pool }
}
