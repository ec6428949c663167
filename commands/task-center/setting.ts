import integralSetting from '../../src/entities/task-center/integral-setting'
import { string } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'

/** No new requests; those that wait go on. */
export const stopWithdrawals = defineCommand(integralSetting, {
  on: 'row',
  sets: { withdrawOpen: false },
  asks: { reason: string({ max: 300, required: true }) },
  reads: ['withdrawOpen'],
  when: ({ withdrawOpen }) => withdrawOpen !== false || 'derived.alreadySo',
  danger: 'confirm',
  inverse: 'startWithdrawals',
  icon: 'octagon-pause',
  alsoCalled: ['freeze cash-out', '暂停提现', '关闭提现'],
})

export const startWithdrawals = defineCommand(integralSetting, {
  on: 'row',
  sets: { withdrawOpen: true },
  danger: 'confirm',
  icon: 'play',
})
