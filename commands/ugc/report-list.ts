import ugcReport from '../../src/entities/ugc/ugc-report'
import { because, int } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const dismiss = defineCommand(ugcReport, {
  on: 'rows',
  does: move({ set: { outcome: 'kept' }, stamp: ['closedBy', 'closedAt'] }),
  asks: { remark: because({ required: false }) },
  inverse: 'reopen',
  icon: 'circle-x',
})

export const reopen = defineCommand(ugcReport, {
  on: 'rows',
  does: move({ set: { outcome: null, closedBy: null, closedAt: null } }),
  icon: 'arrow-up-right',
})

/** Five of them in 30 days close reporting to their author for 30 days. */
export const markAbusive = defineCommand(ugcReport, {
  on: 'rows',
  does: move({ set: { outcome: 'abuse' }, stamp: ['closedBy', 'closedAt'] }),
  asks: { remark: because() },
  icon: 'flag',
})

export const banReporter = defineCommand(ugcReport, {
  on: 'rows',
  asks: {
    days: int({ min: 1, max: 3650, required: true }),
    reason: because({ max: 200 }),
  },
  icon: 'megaphone-off',
})

export const allowReporter = defineCommand(ugcReport, {
  on: 'rows',
  asks: { reason: because({ max: 200 }) },
  inverse: 'banReporter',
  icon: 'megaphone',
})

export const openPost = defineCommand(ugcReport, {
  on: 'row',
  does: leadTo('/ugc/audit-op/{post}'),
  keys: 'o',
  icon: 'arrow-up-right',
})
