import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { leadTo, move } from '../../../src/schema/does'

/** Makes the settlements of the period from what was booked in it, works out those that are there again, and its totals. */
export const compute = defineCommand(settlementPeriod, { on: 'row', does: move(), keys: 'o', icon: 'calculator' })

export const approveFirst = defineCommand(settlementPeriod, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

/** Its settlements are approved with it. */
export const approveSecond = defineCommand(settlementPeriod, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  keys: 'b',
  money: 'net',
  icon: 'badge-check',
})

export const reject = defineCommand(settlementPeriod, {
  audits: 'approve',
  on: 'row',
  does: move({ set: { approvedBy1: null } }),
  asks: { reason: because() },
  icon: 'badge-x',
})

/** Queues what is to be paid; what is too little is carried to the next period. */
export const startPayout = defineCommand(settlementPeriod, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'play',
})

export const close = defineCommand(settlementPeriod, { on: 'row', does: move(), danger: 'confirm', icon: 'circle-x' })

/** The checks that settlements of the period fail. */
export const exceptions = defineCommand(settlementPeriod, { on: 'row', keys: 'w', icon: 'triangle-alert' })

export const settlements = defineCommand(settlementPeriod, {
  on: 'row',
  does: leadTo('/live-manage/live-settlement?period={id}'),
  icon: 'arrow-up-right',
})
