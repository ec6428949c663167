import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { PostgresServer } from '../../support/postgres-server'
import { startServerProcess, type ServerProcess } from '../../support/server-process'
import type { Bench } from '../support/bench'

/** A server on a database of its own that may be killed and started again, and a super administrator who asks it for work. */
export interface KilledOffice {
  readonly dataDir: string
  readonly pool: pg.Pool
  /** Adds a record by its columns. @returns its id */
  insert(table: string, values: Readonly<Record<string, unknown>>): Promise<number>
  /** Calls in the administrator's name. @returns the answer's data @throws what the server refuses */
  post<Data>(url: string, body: object, command?: string): Promise<Data>
  /** As `kill -9`. */
  kill(): Promise<void>
  /** Starts it where it does not run. @returns once it serves */
  start(): Promise<void>
}

const password = 'Killed-and-alive#1'
let databases = 0

/** Makes an office on a new database of a PostgreSQL server; all of it ends with the bench. */
export async function openKilledOffice(bench: Bench, postgres: PostgresServer): Promise<KilledOffice> {
  const name = `killed_${++databases}`
  await query(postgres.url(), `create database ${name}`)
  const pool = new pg.Pool({ connectionString: postgres.url(name) })
  pool.on('error', () => undefined)
  bench.onEnd(() => pool.end())
  const dataDir = await mkdtemp(join(tmpdir(), 'killed-'))
  bench.onEnd(() => rm(dataDir, { recursive: true, force: true }))
  let server: ServerProcess | undefined
  const kill = async () => {
    await server?.kill()
    server = undefined
  }
  bench.onEnd(kill)
  const start = async () => {
    server ??= await startServerProcess({
      DATABASE_URL: postgres.url(name),
      DATA_DIR: dataDir,
      DEMO: '0',
      ADMIN_PASSWORD: password,
    })
  }
  await start()
  await pool.query("update account set must_change_password = false where username = 'admin'")
  const token = await signIn(`${server?.address}`)
  return {
    dataDir,
    pool,
    insert: async (table, values) => {
      const all = { ...values, version: 1, created_at: new Date(), updated_at: new Date() }
      const columns = Object.keys(all).map((column) => `"${column}"`)
      const places = columns.map((_, at) => `$${at + 1}`)
      const { rows } = await pool.query<{ id: string }>(
        `insert into "${table}" (${columns.join()}) values (${places.join()}) returning id`,
        Object.values(all),
      )
      return Number(rows[0]?.id)
    },
    kill,
    start,
    post: async <Data>(url: string, body: object, command?: string) => {
      const headers = { 'content-type': 'application/json', token, ...(command && { 'x-command': command }) }
      const answer = await fetch(`${server?.address}${url}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const { code, msg, data } = (await answer.json()) as { code: string; msg: string; data: Data }
      if (code !== '00000') throw new Error(`${url} answers ${code}: ${msg}`)
      return data
    },
  }
}

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/auth/backend/account/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  const { msg, data } = (await answer.json()) as { msg: string; data: { token: string } | null }
  if (!data) throw new Error(`The administrator could not sign in: ${msg}`)
  return data.token
}

async function query(connectionString: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(text).finally(() => client.end())
}
