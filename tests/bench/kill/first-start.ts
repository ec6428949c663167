import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresServer } from '../../support/postgres-server'
import { followServerProcess, startServerProcess } from '../../support/server-process'
import { until } from '../../support/until'
import type { Survived } from './ordeal'

/** A first start that is killed: one that makes the tables alone, or one that fills them with the demo too. */
export interface FirstStart {
  readonly name: string
  readonly demo: boolean
  /** At any moment of the first seconds, of this number. */
  readonly latestKill: number
  /** What is in the database in the end, as lines of text that are the same each time. */
  readonly holds: string
}

/** Every column, index and migration. */
const schema = `select table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns
    where table_schema = 'public'
  union all select 'index ' || indexname from pg_indexes where schemaname = 'public'
  union all select 'migration ' || name from migration order by 1`

/**
 * How many records each table holds, of those that the demo fills and neither time nor the server's clock adds to: the overview of
 * activities is brought in line with them as soon as the demo is whole.
 */
const filled = `select name || ' ' || xpath('/row/n/text()', query_to_xml('select count(*) as n from ' || quote_ident(name), false, true, ''))::text as line
  from (select tablename::text as name from pg_tables where schemaname = 'public' and tablename not like 'audit%'
    and tablename not in ('server_instance', 'staff_session', 'session_token', 'staff_notice', 'mail_outbox', 'push_outbox',
      'work_piece', 'work_item', 'sign_in_hour', 'activity_entry')) t
  order by 1`

export const firstStarts: readonly FirstStart[] = [
  { name: 'migration', demo: false, latestKill: 8, holds: schema },
  { name: 'first-start', demo: true, latestKill: 60, holds: filled },
]

/** The longest that a start, or the fill behind it, is waited for, in seconds. */
const longest = 600

let databases = 0

/** Kills a first start, starts again, and compares with what an undisturbed one has come to. */
export async function surviveFirstStart(
  postgres: PostgresServer,
  start: FirstStart,
  undisturbed: readonly string[],
): Promise<Survived> {
  return onNewDatabase(postgres, start, async (env, client) => {
    const first = followServerProcess(env)
    await sleep(500 + Math.random() * (start.latestKill * 1000 - 500))
    first.end('SIGKILL')
    await first.ended
    const at = performance.now()
    const holds = await comeTo(start, env, client)
    const differing = holds.lines.filter((line) => !undisturbed.includes(line))
    const missing = undisturbed.filter((line) => !holds.lines.includes(line))
    for (const line of differing) console.error(`${start.name}: another start has not "${line}"`)
    for (const line of missing) console.error(`${start.name}: "${line}" is missing`)
    return { seconds: (holds.servedAt - at) / 1000, faults: differing.length + missing.length }
  })
}

/** What an undisturbed first start comes to. */
export async function undisturbedStart(postgres: PostgresServer, start: FirstStart): Promise<readonly string[]> {
  return onNewDatabase(postgres, start, async (env, client) => (await comeTo(start, env, client)).lines)
}

async function comeTo({ demo, holds }: FirstStart, env: Readonly<Record<string, string>>, client: pg.Client) {
  const server = await startServerProcess(env)
  const servedAt = performance.now()
  const isComplete = async () => {
    const { rows } = await client.query<{ state: string }>(
      `select value ->> 'state' as state from installation where key = 'demoFill'`,
    )
    return rows[0]?.state === 'complete'
  }
  if (demo) await until('the demo to be complete', isComplete, longest)
  await server.stop()
  const { rows } = await client.query<{ line: string }>(holds)
  return { servedAt, lines: rows.map(({ line }) => line) }
}

async function onNewDatabase<T>(
  postgres: PostgresServer,
  { demo }: FirstStart,
  work: (env: Readonly<Record<string, string>>, client: pg.Client) => Promise<T>,
): Promise<T> {
  const name = `first_start_${++databases}`
  const server = new pg.Client({ connectionString: postgres.url() })
  await server.connect()
  await server.query(`create database ${name}`)
  const client = new pg.Client({ connectionString: postgres.url(name) })
  await client.connect()
  const dataDir = await mkdtemp(join(tmpdir(), 'first-start-'))
  try {
    const env = { DATABASE_URL: postgres.url(name), DATA_DIR: dataDir, DEMO: demo ? '1' : '0' }
    return await work(env, client)
  } finally {
    await client.end()
    await server.query(`drop database ${name} with (force)`).finally(() => server.end())
    await rm(dataDir, { recursive: true, force: true })
  }
}
