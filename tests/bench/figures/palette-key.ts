import { measurePalette } from '../palette-harness/measure'
import { percentile, type Figure } from '../support/figure'
import { openPalettePage } from '../support/open-palette-page'

/** From a letter typed into the palette over 4,000 commands to its results painted. */
export const paletteKey: Figure = {
  name: 'palette-key',
  goals: [{ name: 'palette-key', unit: 'ms p95', goal: 12 }],
  prepare: async (bench) => {
    const page = await openPalettePage(bench)
    return async () => [percentile((await measurePalette(page, 1)).keys, 0.95)]
  },
}
