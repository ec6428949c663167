import ugcReport from '../../src/entities/ugc/ugc-report'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

export const dismiss = defineCommand(ugcReport, {
  on: 'rows',
  stamps: ['closedBy', 'closedAt'],
  asks: { remark: string({ max: 300 }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(ugcReport, { on: 'rows', icon: 'arrow-up-right' })

export const markAbusive = defineCommand(ugcReport, {
  on: 'rows',
  asks: { remark: string({ max: 300, required: true }) },
  icon: 'flag',
})

export const openPost = defineCommand(ugcReport, {
  on: 'row',
  opens: '/ugc/audit-op/{post}',
  keys: 'o',
  icon: 'arrow-up-right',
})
