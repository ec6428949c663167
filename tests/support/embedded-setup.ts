import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '../../src/server/db/embedded/start-embedded-database'
import { prepareDatabase } from './prepare-database'

/** Before the API tests on the embedded database: prepares one and keeps it as the snapshot that each test file opens. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'prepared-'))
  const snapshot = join(folder, 'snapshot')
  const database = await startEmbeddedDatabase()
  project.provide('untouched', await prepareDatabase(database.connectionString))
  await database.dump(snapshot)
  await database.stop()
  project.provide('preparedDatabase', { snapshot })
  return () => rm(folder, { recursive: true })
}
