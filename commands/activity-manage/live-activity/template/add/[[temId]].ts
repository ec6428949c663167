import liveActivityTemplate from '../../../../../src/entities/activity-manage/live-activity-template'
import { ref } from '../../../../../src/fields'
import { defineCommand } from '../../../../../src/schema/command'
import { translated } from '../../../../packs/translated'

export { openRanks, submit, withdraw } from '../../template'

/** Colours, blocks and images of another activity; texts and times stay. */
export const loadSkin = defineCommand(liveActivityTemplate, {
  on: 'row',
  states: ['draft'],
  asks: { template: ref('liveActivityTemplate', { required: true }) },
  icon: 'palette',
})

export const { translate } = translated(liveActivityTemplate, { on: 'row' })
