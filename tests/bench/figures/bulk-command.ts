import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../support/figure'
import { openFreshOffice, type FreshOffice } from '../support/fresh-office'

const rows = 100_000

/** A bulk command over 100,000 users, each audited and to be undone by itself: records a second, from the call to the job's end. */
export const bulkCommand: Figure = {
  name: 'bulk-command',
  goals: [{ name: 'bulk-command', unit: 'rows/s', goal: 5_000, isFloor: true }],
  runs: 1,
  prepare: async (bench) => {
    const office = await openFreshOffice(bench, 'bulk', rows)
    return async () => [await rowsPerSecond(office)]
  },
}

/** How long a job of a hundred thousand is watched, in milliseconds: what it has done by then tells its speed. */
const watchedFor = 120_000

async function rowsPerSecond({ server, pool }: FreshOffice): Promise<number> {
  const began = performance.now()
  const { jobId } = await server.post<{ jobId: number }>(
    '/user/backend/monitor/account/disabled',
    {
      query: { filters: { nickname: { contains: 'bulk' } }, page: 'user-manage.user-list' },
      typedCount: rows,
      status: 'disabled',
      reasonCode: 'spam',
      reason: 'sold accounts',
    },
    'user-manage.user-list.disable',
  )
  for (;;) {
    await sleep(200)
    const seconds = (performance.now() - began) / 1000
    const { rows: found } = await pool.query<{ state: string; done: number }>(
      'select state, done::int from batch_job where id = $1',
      [jobId],
    )
    const [job] = found
    if (job?.state === 'done' || seconds * 1000 > watchedFor) return (job?.done ?? 0) / seconds
    if (job?.state === 'failed') throw new Error('The job has failed.')
  }
}
