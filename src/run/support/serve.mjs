import { failBecause } from './fail.mjs'

/**
 * Starts something that serves, and stops it at Ctrl+C or a request to end; a second one ends at once.
 * @param {() => Promise<{ address: string, stop: () => Promise<void>, broken?: Promise<never> }>} start
 */
export async function serve(start) {
  const starting = start()
  let stopping = false
  const stop = async () => {
    if (stopping) process.exit(130)
    stopping = true
    await (await starting).stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop().catch(failBecause))
  const { address, broken } = await starting.catch(failBecause)
  broken?.catch(failBecause)
  console.log(`Ready at ${address}`)
}
