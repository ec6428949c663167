import customDetailTab from '../../../src/entities/community-manage/custom-detail-tab'
import { text } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** By a pasted column of ids. */
export const addTitles = defineCommand(customDetailTab, {
  on: 'row',
  asks: { titles: text({ max: 20_000, required: true }) },
  icon: 'list-plus',
})
