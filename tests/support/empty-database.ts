import { inject } from 'vitest'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { databaseOnServer } from './database-on-server'
import type { TestDatabase } from './test-database'

/** A database of the kind that the run is about, in which there is nothing yet. */
export async function openEmptyDatabase(): Promise<TestDatabase> {
  const prepared = inject('preparedDatabase')
  return 'snapshot' in prepared ? startEmbeddedDatabase() : databaseOnServer(prepared.server, 'empty', 'template0')
}
