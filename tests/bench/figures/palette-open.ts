import { measurePalette } from '../palette-harness/measure'
import { percentile, type Figure } from '../support/figure'
import { openPalettePage } from '../support/open-palette-page'

/** From the key that opens the palette over 4,000 commands to its rows painted. */
export const paletteOpen: Figure = {
  name: 'palette-open',
  goals: [{ name: 'palette-open', unit: 'ms p95', goal: 16 }],
  prepare: async (bench) => {
    const page = await openPalettePage(bench)
    return async () => [percentile((await measurePalette(page, 3)).open, 0.95)]
  },
}
