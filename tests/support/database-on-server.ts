import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { TestDatabase } from './test-database'

/** How long the connections to a database may take to end, in milliseconds. */
const endsWithin = 2_000

/**
 * Makes a database on a server of PostgreSQL.
 * @param server its address
 * @param kind what its name begins with
 * @param template what it is a copy of; the server's own unless said otherwise
 */
export async function databaseOnServer(server: string, kind: string, template = 'template1'): Promise<TestDatabase> {
  const name = `${kind}_${randomUUID().replaceAll('-', '')}`
  await on(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return { connectionString: url.href, stop: () => on(server, (client) => drop(client, name)) }
}

/**
 * A pool has ended before the server knows that its connections have. Ended by force, they would fail, and with them whatever test
 * runs at that moment: so they are waited for.
 */
async function drop(client: pg.Client, name: string): Promise<void> {
  const deadline = Date.now() + endsWithin
  while ((await isInUse(client, name)) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10))
  await client.query(`drop database ${name} with (force)`)
}

async function isInUse(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend' limit 1`,
    [name],
  )
  return rows.length > 0
}

async function on(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await work(client).finally(() => client.end())
}
