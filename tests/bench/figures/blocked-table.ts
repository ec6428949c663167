import pg from 'pg'
import { startPostgresServer } from '../../support/postgres-server'
import type { Figure } from '../support/figure'
import { startServer } from '../support/running-server'

/** How long the table is locked, in milliseconds, and how many lists of it wait at a time. */
const lockedFor = 25_000
const waiting = 20
/** The interval between calls of everybody else. */
const callEvery = 100

const others = ['/auth/backend/account/page', '/report/backend/exportTask/page', '/user/backend/page']

/** The slowest answer that others get while a table is locked for 25 s and twenty lists wait for it. */
export const blockedTable: Figure = {
  name: 'blocked-table',
  goals: [{ name: 'blocked-table', unit: 'ms', goal: 200 }],
  runs: 1,
  prepare: async (bench) => {
    const postgres = await startPostgresServer({})
    bench.onEnd(() => postgres.stop())
    const running = await startServer((close) => bench.onEnd(close), postgres.url())
    const client = new pg.Client({ connectionString: postgres.url() })
    await client.connect()
    bench.onEnd(() => client.end())
    // What is asked for the first time takes longer, locked or not.
    for (const url of [...others, '/user/backend/blacklist/page']) await running.post(url, {})
    return async () => {
      await client.query('begin; lock table blacklist_entry in access exclusive mode')
      const until = performance.now() + lockedFor
      const list = async () => {
        while (performance.now() < until) await running.post('/user/backend/blacklist/page', {}).catch(() => undefined)
      }
      const lists = Array.from({ length: waiting }, list)
      let slowest = 0
      for (let each = 0; performance.now() < until; each++) {
        const began = performance.now()
        await running.post(others[each % others.length] ?? '', {})
        slowest = Math.max(slowest, performance.now() - began)
        await new Promise((resolve) => setTimeout(resolve, callEvery))
      }
      await client.query('rollback')
      await Promise.all(lists)
      return [slowest]
    }
  },
}
