import { measureHeldArrow } from '../grid-harness/measure'
import type { Figure } from '../support/figure'
import { openBareList, openGridPage } from '../support/open-grid-page'

/**
 * An arrow held for 10 s at 30 presses a second over 1,000,000 rows: key to paint, and frames that came late. Compared with the
 * least list that goes by keys is the time from a press to the end of its frame's work, which is not rounded to steps of 8 ms.
 */
export const gridHeldArrow: Figure = {
  name: 'grid-held-arrow',
  goals: [
    { name: 'grid-held-arrow', unit: 'ms p95', goal: 16 },
    { name: 'grid-held-arrow-frames-over-25-ms', unit: 'frames', goal: 0 },
    { name: 'grid-held-arrow-of-bare', unit: 'of the ms p95 of a bare @tanstack/react-virtual list', goal: 1 },
    { name: 'grid-held-arrow-bare-frames-over-25-ms', unit: 'frames of that list', goal: 0 },
  ],
  prepare: async (bench) => {
    const page = await openGridPage(bench)
    const bare = await openBareList(bench)
    return async () => {
      await page.bringToFront()
      const ours = await measureHeldArrow(page, 10)
      await bare.bringToFront()
      const theirs = await measureHeldArrow(bare, 10)
      return [ours.paintP95, ours.frames.over25, ours.doneP95 / theirs.doneP95, theirs.frames.over25]
    }
  },
}
