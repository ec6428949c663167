import promoter from '../../src/entities/activity-manage/promoter'
import { because, date } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const approve = defineCommand(promoter, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(promoter, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { rejectReason: asked(promoter, 'rejectReason', { required: true }) },
  keys: 'd',
  icon: 'badge-x',
})

export const freeze = defineCommand(promoter, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  inverse: 'unfreeze',
  keys: 'w',
  icon: 'snowflake',
})

export const unfreeze = defineCommand(promoter, { on: 'rows', does: move(), inverse: 'freeze', icon: 'sun' })

export const end = defineCommand(promoter, {
  on: 'row',
  does: move(),
  asks: { contractTo: asked(promoter, 'contractTo', { required: true }), reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

/** From tomorrow at the earliest; a price or rate that changes by more than a fifth takes a second person. */
export const changeTerms = defineCommand(promoter, {
  on: 'row',
  states: ['active', 'frozen'],
  asks: {
    startsOn: date({ required: true }),
    commission: asked(promoter, 'commission'),
    pricePerUser: asked(promoter, 'pricePerUser'),
    shareRate: asked(promoter, 'shareRate'),
    reason: because(),
  },
  danger: 'confirm',
  icon: 'percent',
  alsoCalled: ['commission', 'change price', '佣金', '调价'],
})
