import settlementPeriod from '../../../src/entities/live-manage/settlement-period'
import { because } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

/** Works out all settlements of the period with what was approved for it, and its totals. */
export const compute = defineCommand(settlementPeriod, { on: 'row', keys: 'o', icon: 'calculator' })

export const approveFirst = defineCommand(settlementPeriod, {
  on: 'row',
  stamps: ['approvedBy1'],
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

/** Its settlements are approved with it. */
export const approveSecond = defineCommand(settlementPeriod, {
  on: 'row',
  danger: 'confirm',
  keys: 'b',
  money: 'net',
  icon: 'badge-check',
})

export const reject = defineCommand(settlementPeriod, {
  audits: 'approve',
  on: 'row',
  sets: { approvedBy1: null },
  asks: { reason: because() },
  icon: 'badge-x',
})

/** Queues what is to be paid; what is too little is carried to the next period. */
export const startPayout = defineCommand(settlementPeriod, {
  on: 'row',
  danger: 'confirm',
  carriesOut: 'approveSecond',
  icon: 'play',
})

export const close = defineCommand(settlementPeriod, { on: 'row', danger: 'confirm', icon: 'circle-x' })

/** The checks that settlements of the period fail. */
export const exceptions = defineCommand(settlementPeriod, { on: 'row', keys: 'w', icon: 'triangle-alert' })

export const settlements = defineCommand(settlementPeriod, {
  on: 'row',
  opens: '/live-manage/live-settlement?period={id}',
  icon: 'arrow-up-right',
})
