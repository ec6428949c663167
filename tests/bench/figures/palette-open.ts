import { measurePaletteOpen } from '../palette-harness/measure'
import type { Figure } from '../support/figure'
import { comparePalettes } from '../support/open-palette-page'

/** From the key that opens the palette over all commands of the console to its rows painted; compared with kbar's and cmdk's. */
export const paletteOpen: Figure = {
  name: 'palette-open',
  goals: [
    { name: 'palette-open', unit: 'ms p95', goal: 16 },
    { name: 'palette-open-of-kbar', unit: 'of the ms p95 of kbar', goal: 0.333 },
    { name: 'palette-open-of-cmdk', unit: 'of the ms p95 of cmdk', goal: 1 },
  ],
  runs: 3,
  prepare: (bench) => comparePalettes(bench, (page) => measurePaletteOpen(page, 24)),
}
