import { measureHeldArrow } from '../grid-harness/measure'
import type { Figure } from '../support/figure'
import { openGridPage } from '../support/open-grid-page'

/** An arrow held for 10 s at 30 presses a second over 1,000,000 rows: key to paint, and frames that came late. */
export const gridHeldArrow: Figure = {
  name: 'grid-held-arrow',
  goals: [
    { name: 'grid-held-arrow', unit: 'ms p95', goal: 16 },
    { name: 'grid-held-arrow-frames-over-25-ms', unit: 'frames', goal: 0 },
  ],
  prepare: async (bench) => {
    const page = await openGridPage(bench)
    return async () => {
      const { paintP95, frames } = await measureHeldArrow(page, 10)
      return [paintP95, frames.over25]
    }
  },
}
