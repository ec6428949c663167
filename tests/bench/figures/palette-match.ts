import { buildIndex } from '../../../src/run/support/command-index/build-index'
import { loadDeclaredTitles } from '../../support/declared-titles'
import { measurePaletteMatch } from '../palette-match'
import type { Figure } from '../support/figure'

/** Matching alone, without a browser: every golden query typed letter by letter over all commands of the console. */
export const paletteMatch: Figure = {
  name: 'palette-match',
  goals: [{ name: 'palette-match', unit: 'ms p95', goal: 2 }],
  prepare: async () => {
    const entries = buildIndex(await loadDeclaredTitles())
    return async () => [measurePaletteMatch(entries).p95]
  },
}
