import { measurePaletteKeys } from '../palette-harness/measure'
import type { Figure } from '../support/figure'
import { comparePalettes } from '../support/open-palette-page'

/** From a letter typed into the palette over all commands of the console to its results painted; compared with kbar and cmdk. */
export const paletteKey: Figure = {
  name: 'palette-key',
  goals: [
    { name: 'palette-key', unit: 'ms p95', goal: 12 },
    { name: 'palette-key-of-kbar', unit: 'of the ms p95 of kbar', goal: 0.333 },
    { name: 'palette-key-of-cmdk', unit: 'of the ms p95 of cmdk', goal: 1 },
  ],
  runs: 3,
  prepare: (bench) => comparePalettes(bench, measurePaletteKeys),
}
