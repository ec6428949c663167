import h5SharePage from '../../src/entities/activity-manage/h5-share-page'
import { languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { translateTexts } from '../../src/schema/does'

export { publish, takeDown } from './h5-share'

/** Fills what is missing by machine. */
export const translate = defineCommand(h5SharePage, {
  on: 'row',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
