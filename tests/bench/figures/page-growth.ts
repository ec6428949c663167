import { percentile, type Figure } from '../support/figure'
import { startManyUsers } from '../support/many-users'
import { timeUserPages } from '../support/user-pages'

const few = 10_000
/** Copied nine times: with ten million, the bare list would ask for a filter first. Some 15 GB, and a quarter of an hour to fill. */
const many = 1_000_000
const times = 9

/** The page of `list-page-100` among 9,000,000 users, and how many times as long it takes as among 10,000. */
export const pageGrowth: Figure = {
  name: 'page-growth',
  onlyByName: true,
  runs: 3,
  goals: [
    { name: 'page-growth', unit: 'times the ms p95 of 10,000 users', goal: 1.5 },
    { name: 'page-growth-of-nine-million', unit: 'ms p95', goal: 12 },
  ],
  prepare: async (bench) => {
    const offices = [await startManyUsers(bench.onEnd, few), await startManyUsers(bench.onEnd, many, times)]
    for (const office of offices) await timeUserPages(office)
    return async () => {
      const taken: number[] = []
      for (const office of offices) taken.push(percentile(await timeUserPages(office), 0.95))
      const [ofFew = NaN, ofMany = NaN] = taken
      return [ofMany / ofFew, ofMany]
    }
  },
}
