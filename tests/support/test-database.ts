import { inject } from 'vitest'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { databaseOnServer } from './database-on-server'

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
  return 'snapshot' in prepared ? startEmbeddedDatabase(prepared) : databaseOnServer(prepared.server, 'test')
}
