import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from '../config'

/** Looks whether the port is free before anything else is started. @throws EADDRINUSE */
export async function refuseTakenPort({ host, port }: Pick<Config, 'host' | 'port'>): Promise<void> {
  if (port === 0) return
  const probe = createServer()
  probe.listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
