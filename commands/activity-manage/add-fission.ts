import fissionActivity from '../../src/entities/activity-manage/fission-activity'
import { languages } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { translateTexts } from '../../src/schema/does'

export { simulateCost, submit, withdraw } from './fission'

/** Fills what is missing by machine. */
export const translate = defineCommand(fissionActivity, {
  on: 'row',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
