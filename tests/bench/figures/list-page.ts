import { percentile, type Figure } from '../support/figure'
import { timeUserCounts, timeUserPages } from '../support/user-pages'

/** A page of 100 of 1,000,000 users: every sort in both directions under every filter, as the server times it; and their count. */
export const listPage: Figure = {
  name: 'list-page-100',
  goals: [
    { name: 'list-page-100', unit: 'ms p95', goal: 12 },
    { name: 'list-page-count', unit: 'ms p95', goal: 25 },
  ],
  prepare: async (bench) => {
    const running = await bench.millionUsers()
    await timeUserPages(running)
    return async () => [percentile(await timeUserPages(running), 0.95), percentile(await timeUserCounts(running), 0.95)]
  },
}
