import { measurePaletteMatch } from '../palette-match'
import type { Figure } from '../support/figure'

/** Matching alone, without a browser: every golden query typed letter by letter over 4,000 commands. */
export const paletteMatch: Figure = {
  name: 'palette-match',
  goals: [{ name: 'palette-match', unit: 'ms p95', goal: 2 }],
  prepare: async () => async () => [measurePaletteMatch().p95],
}
