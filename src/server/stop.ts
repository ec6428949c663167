import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config'
import type { Connection } from './connect'
import { beginDraining } from './health/draining'
import type { Services } from './base/services'

/** What there is to stop; of a server that is half started some is missing. */
interface Parts {
  readonly config: Pick<Config, 'drainSeconds' | 'stopSeconds'>
  readonly app: FastifyInstance | undefined
  readonly services: Services | undefined
  readonly connecting: Promise<Connection>
}

/** How long connections to the database may take to come back once calls and work are over or cut, in milliseconds. */
const lastWait = 2_000

/**
 * Stops a server so that nobody notices who need not: it says that it stops, and still serves for as long as whoever shares out calls takes
 * to see that; then streams are ended with a word, calls under way are answered, and work stops after the record at hand. What is
 * left at the deadline is cut off: it was in transactions, and goes on elsewhere.
 */
export async function stopGracefully({ config, app, services, connecting }: Parts): Promise<void> {
  if (services) beginDraining(services)
  if (services && config.drainSeconds > 0) await sleep(config.drainSeconds * 1000)
  services?.events.endStreams()
  const rest = Promise.all([app?.close(), services?.jobs.stop()]).then(() => 'done' as const)
  const deadline = new AbortController()
  const late = sleep(config.stopSeconds * 1000, 'late' as const, { signal: deadline.signal })
  // Which of them comes first is all that is of interest.
  late.catch(() => undefined)
  const outcome = await Promise.race([rest, late])
  deadline.abort()
  if (outcome === 'late') {
    services?.log.warn({ seconds: config.stopSeconds }, 'calls and work that were still under way are cut off')
    app?.server.closeAllConnections()
    rest.catch(() => undefined)
  }
  await Promise.race([services?.events.stop(), sleep(lastWait, undefined, { ref: false })])
  await (await connecting).stop(outcome === 'late' ? lastWait : undefined)
}
