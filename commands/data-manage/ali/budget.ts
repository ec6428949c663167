import cloudBudget from '../../../src/entities/data-manage/cloud-budget'
import { string } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const acknowledge = defineCommand(cloudBudget, {
  on: 'rows',
  asks: { note: string({ max: 300, required: true }) },
  icon: 'circle-dot',
})
