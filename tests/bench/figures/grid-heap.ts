import { measureHeap } from '../grid-harness/measure'
import type { Figure } from '../support/figure'
import { openGridPage } from '../support/open-grid-page'

const megabyte = 1_000_000

/** The browser's heap while 1,000,000 rows are walked through: its most, and what it grows by after the first tenth. */
export const gridHeap: Figure = {
  name: 'grid-heap',
  goals: [
    { name: 'grid-heap', unit: 'MB', goal: 80 },
    { name: 'grid-heap-growth', unit: 'MB', goal: 2 },
  ],
  prepare: async (bench) => {
    const page = await openGridPage(bench)
    return async () => {
      const heaps = await measureHeap(page, 1_000)
      return [Math.max(...heaps) / megabyte, ((heaps.at(-1) ?? NaN) - (heaps[0] ?? NaN)) / megabyte]
    }
  },
}
