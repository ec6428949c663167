import { match } from '../../../src/client/engine/palette/matcher'
import { prepareIndex } from '../../../src/client/engine/palette/prepared-index'
import { buildIndex } from '../../../src/run/support/command-index/build-index'
import { loadDeclaredTitles } from '../../support/declared-titles'
import { GOLDEN } from '../../unit/client/engine/palette/golden-set'
import type { Figure } from '../support/figure'

/** How often the command that staff mean is first, and how often the one that does its opposite is there instead. */
export const paletteGolden: Figure = {
  name: 'palette-golden',
  goals: [
    { name: 'palette-golden', unit: '%', goal: 97, isFloor: true, last: 97.5 },
    { name: 'palette-golden-inversions', unit: 'queries', goal: 0 },
  ],
  prepare: async () => {
    const entries = buildIndex(await loadDeclaredTitles())
    const inverses = new Map(entries.map(({ id, inverse }) => [id, inverse]))
    const index = prepareIndex(entries)
    return async () => {
      const answers = GOLDEN.map(([query, ...wanted]) => ({ wanted, first: match(index, query).rows[0]?.entry }))
      const right = answers.filter(({ wanted, first }) => first && wanted.includes(first.id))
      const inverted = answers.filter(
        ({ wanted, first }) =>
          first &&
          !wanted.includes(first.id) &&
          wanted.some((id) => inverses.get(id) === first.id || first.inverse === id),
      )
      return [(100 * right.length) / answers.length, inverted.length]
    }
  },
}
