import type { TestProject } from 'vitest/node'
import { startPostgresServer } from './postgres-server'
import { prepareDatabase } from './prepare-database'

/** Before the API tests on PostgreSQL: prepares the template of which each test file gets a copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgresServer()
  project.provide('untouched', await prepareDatabase(server.url('template1')))
  project.provide('preparedDatabase', { server: server.url() })
  return () => server.stop()
}
