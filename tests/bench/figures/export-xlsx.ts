import pg from 'pg'
import { exportUsers } from '../support/export-users'
import type { Figure } from '../support/figure'
import { watchMemory } from '../support/memory'

/** Exporting 1,000,000 users as XLSX, and the memory that it takes in all. */
export const exportXlsx: Figure = {
  name: 'export-xlsx',
  goals: [
    { name: 'export-xlsx', unit: 'rows/s', goal: 60_000, isFloor: true },
    { name: 'export-xlsx-memory', unit: 'MB', goal: 200 },
  ],
  prepare: async (bench) => {
    const running = await bench.millionUsers()
    const client = new pg.Client({ connectionString: running.postgres.url() })
    await client.connect()
    bench.onEnd(() => client.end())
    return async () => {
      const memory = watchMemory(running.pid, running.postgres.pid)
      const { rows, seconds } = await exportUsers(running, client, 'xlsx')
      return [rows / seconds, memory.stop()]
    }
  },
}
