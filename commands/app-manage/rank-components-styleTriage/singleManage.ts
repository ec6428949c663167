import rankStyleVariant from '../../../src/entities/app-manage/rank-style-variant'
import { ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { addTo, removeFrom } from '../../../src/schema/does'

/** Only while the triage is a draft, as everything here. */
export const addSingles = defineCommand(rankStyleVariant, {
  on: 'row',
  does: addTo('singles'),
  asks: { singles: asked(rankStyleVariant, 'singles', { required: true }) },
  inverse: 'removeSingles',
  keys: 'a',
  icon: 'list-plus',
})

export const removeSingles = defineCommand(rankStyleVariant, {
  on: 'row',
  does: removeFrom('singles'),
  asks: { singles: asked(rankStyleVariant, 'singles', { required: true }) },
  inverse: 'addSingles',
  icon: 'list-minus',
})

export const evenShares = definePageCommand({
  asks: { triage: ref('rankStyleTriage', { required: true }) },
  icon: 'equal',
})

export const copyOrder = defineCommand(rankStyleVariant, {
  on: 'row',
  reads: ['isControl'],
  when: ({ isControl }) => !isControl || 'app-manage.rank-components-styleTriage-singleManage.isControl',
  icon: 'copy',
})
