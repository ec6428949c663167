import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../support/figure'
import { childrenOf, memoryOf } from '../support/memory'

/** How long nobody asks it for anything, in milliseconds. */
const quiet = 30_000

/** The memory of a server that nobody uses, and of its embedded database, half a minute after its start on the filled demo. */
export const serverMemory: Figure = {
  name: 'server-memory',
  goals: [
    { name: 'server-memory', unit: 'MB', goal: 130 },
    { name: 'server-memory-database', unit: 'MB', goal: 250 },
  ],
  runs: 1,
  prepare: async (bench) => {
    const { pid } = await bench.demo()
    return async () => {
      await sleep(quiet)
      const database = childrenOf(pid).reduce((sum, child) => sum + memoryOf(child, 'VmRSS'), 0)
      return [memoryOf(pid, 'VmRSS'), database]
    }
  },
}
