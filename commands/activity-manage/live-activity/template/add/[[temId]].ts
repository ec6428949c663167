import liveActivityTemplate from '../../../../../src/entities/activity-manage/live-activity-template'
import { languages, ref } from '../../../../../src/fields'
import { defineCommand } from '../../../../../src/schema/command'
import { translateTexts } from '../../../../../src/schema/does'

export { openRanks, submit, withdraw } from '../../template'

/** Colours, blocks and images of another activity; texts and times stay. */
export const loadSkin = defineCommand(liveActivityTemplate, {
  on: 'row',
  states: ['draft'],
  asks: { template: ref('liveActivityTemplate', { required: true }) },
  icon: 'palette',
})

/** Fills what is missing by machine. */
export const translate = defineCommand(liveActivityTemplate, {
  on: 'row',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
