import cloudBudget from '../../../src/entities/data-manage/cloud-budget'
import { decimal, string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const acknowledge = defineCommand(cloudBudget, {
  on: 'rows',
  does: move(),
  asks: { note: string({ max: 300, required: true }) },
  icon: 'circle-dot',
})

/** The same budgets for the month after, raised or lowered by this many percent. */
export const copyNextMonth = defineCommand(cloudBudget, {
  on: 'rows',
  asks: { changePercent: decimal({ min: -90, max: 500 }) },
  icon: 'calendar-plus',
})
