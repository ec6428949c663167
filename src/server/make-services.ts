import './handler-modules'
import type { FastifyBaseLogger } from 'fastify'
import { forget, serverCaches } from './base/caches'
import type { Config } from './config'
import type { Connection } from './connect'
import { registry } from './base/declarations'
import { createEvents } from './events/create-events'
import { createJobs } from './jobs/create-jobs'
import type { Services } from './base/services'
import { createStorage } from './create-storage'

/**
 * Puts together what the server is made of. Jobs do not run before `jobs.start()`; they have connections of their own, so that no
 * call waits for theirs.
 */
export async function makeServices(config: Config, connection: Connection, log: FastifyBaseLogger): Promise<Services> {
  const events = await createEvents({
    connectionString: connection.isEmbedded ? undefined : connection.connectionString,
    log,
  })
  const { pool, db, reading, work, longReading, pulse, isEmbedded, watchingPool, pools } = connection
  const storage = createStorage(config)
  const base = { config, registry, events, storage, log, readingPool: longReading.pool, watchingPool, pools }
  const jobs = createJobs(() => behind, { pool: work.pool, pulse: pulse.db, isEmbedded })
  const services: Services = { ...base, jobs, pool, db, reading }
  const behind: Services = { ...base, jobs, ...work, reading: longReading.db }
  events.subscribe((event) => {
    if (event.kind !== 'caches') return
    for (const cache of serverCaches) if (event.caches.includes(cache)) forget(behind, cache)
  })
  return services
}
