import { string } from '../../src/fields'
import { definePageCommand } from '../../src/schema/command'
import { leadTo } from '../../src/schema/does'

/** What a month was estimated to cost and what was billed, by product. */
export const reconcile = definePageCommand({
  asks: { month: string({ max: 7, pattern: '^\\d{4}-(0[1-9]|1[0-2])$', example: '2026-11', required: true }) },
  icon: 'scale',
})

export const budgets = definePageCommand({ does: leadTo('/data-manage/ali/budget'), icon: 'wallet' })
