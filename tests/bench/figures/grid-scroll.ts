import { measureScroll } from '../grid-harness/measure'
import type { Figure } from '../support/figure'
import { openGridPage } from '../support/open-grid-page'

/** Scrolling by 400 px in every frame over 1,000,000 rows, for 5 s. */
export const gridScroll: Figure = {
  name: 'grid-scroll-400',
  goals: [
    { name: 'grid-scroll-400', unit: 'ms p95', goal: 16.7 },
    { name: 'grid-scroll-400-worst', unit: 'ms', goal: 33 },
  ],
  prepare: async (bench) => {
    const page = await openGridPage(bench)
    return async () => {
      const { p95, worst } = await measureScroll(page, 400, 5)
      return [p95, worst]
    }
  },
}
