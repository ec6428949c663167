import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config'
import type { Connection } from './connect'
import { registry } from './declarations'
import { createEvents } from './events/create-events'
import { createJobs } from './jobs/create-jobs'
import type { Services } from './services'
import { createStorage } from './storage/create-storage'

/** Puts together what the server is made of. Jobs do not run before `jobs.start()`. */
export async function makeServices(config: Config, connection: Connection, log: FastifyBaseLogger): Promise<Services> {
  const events = await createEvents({
    connectionString: connection.isEmbedded ? undefined : connection.connectionString,
    log,
  })
  const base = {
    config,
    registry,
    pool: connection.pool,
    db: connection.db,
    reading: connection.reading,
    readingPool: connection.readingPool,
    watchingPool: connection.watchingPool,
    events,
    storage: createStorage(config),
    log,
  }
  const services: Services = { ...base, jobs: createJobs(() => services, connection) }
  return services
}
