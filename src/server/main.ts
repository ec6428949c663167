import { refuseTakenPort } from './boot/refuse-taken-port'
import { readConfig } from './config'
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database'
import type { Environment } from './settings/read-settings'
import { refuseUnsafe } from './settings/refuse-unsafe'
import type { Running } from './start-server'

export type { Running } from './start-server'

/**
 * Starts the server.
 * @throws with one sentence where the port or the data folder is taken, and with one for each setting that cannot be used or is unsafe
 */
export async function start(env: Environment = process.env): Promise<Running> {
  const config = readConfig(env)
  refuseUnsafe(env)
  await refuseTakenPort(config)
  // The embedded database starts in a process of its own, for about as long as it takes to load the server.
  const embedded = config.databaseUrl ? undefined : startEmbeddedDatabase({ dataDir: config.dataDir })
  embedded?.catch(() => undefined)
  const { startServer } = await import('./start-server')
  return startServer(config, embedded)
}
