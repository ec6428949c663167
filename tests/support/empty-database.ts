import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import type { TestDatabase } from './test-database'

/** A database of the kind that the run is about, in which there is nothing yet. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const prepared = inject('preparedDatabase')
  if ('snapshot' in prepared) return startEmbeddedDatabase()
  const name = `empty_${randomUUID().replaceAll('-', '')}`
  await run(prepared.server, `create database ${name} template template0`)
  const url = new URL(prepared.server)
  url.pathname = `/${name}`
  return { connectionString: url.href, stop: () => run(prepared.server, `drop database ${name} with (force)`) }
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
