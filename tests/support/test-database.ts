import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the setup of a run left for its test files: a snapshot to open, or a server to make databases on. */
    preparedDatabase: { readonly snapshot: string } | { readonly server: string }
  }
}

export interface TestDatabase {
  readonly connectionString: string
  /** Ends it; close the pools on it first. */
  stop(): Promise<void>
}

/** Gives a test file a migrated database of its own, of the kind that the run is about. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const prepared = inject('preparedDatabase')
  return 'snapshot' in prepared ? startEmbeddedDatabase(prepared) : createDatabase(prepared.server)
}

async function createDatabase(server: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await run(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { connectionString: url.href, stop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
