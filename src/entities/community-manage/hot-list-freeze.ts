import { area, because, instant, oneOf } from '../../fields'
import { defineEntity } from '../../schema/entity'

/** While it holds, a hot list stays as it is: nothing is counted again, nothing moves. */
export default defineEntity({
  name: 'hotListFreeze',
  service: 'community',
  api: 'hotList/freeze',
  label: ['list', 'area'],
  scale: 2_000,
  demo: 6,
  keep: 'always', // as long as the title or the list that it belongs to
  scopedBy: 'area',
  fields: {
    list: oneOf(['posts', 'topics', 'titles', 'creators'], { readOnly: true }),
    area: area({ group: 'state', readOnly: true }),
    until: instant({ readOnly: true }),
    reason: because({ max: 200, readOnly: true, required: false }),
  },
  states: {
    active: { release: 'released', byTime: 'released' },
    released: {},
  },
  clock: [{ states: ['active'], until: 'until' }],
  unique: [['list', 'area']],
  uniqueWhileIn: ['active'],
  ledger: true,
})
