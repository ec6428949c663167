import integralSetting from '../../src/entities/task-center/integral-setting'
import { because, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** No new requests; those that wait go on. */
export const stopWithdrawals = defineCommand(integralSetting, {
  on: 'row',
  does: set({ withdrawOpen: false }),
  asks: { reason: because() },
  reads: ['withdrawOpen'],
  when: ({ withdrawOpen }) => withdrawOpen !== false || 'derived.alreadySo',
  danger: 'confirm',
  inverse: 'startWithdrawals',
  icon: 'octagon-pause',
  alsoCalled: ['freeze cash-out', '暂停提现', '关闭提现'],
})

export const startWithdrawals = defineCommand(integralSetting, {
  on: 'row',
  does: set({ withdrawOpen: true }),
  danger: 'confirm',
  icon: 'play',
})

/** What points are worth and how many are earned: in force once a second person approves. What is left empty stays. */
export const submit = defineCommand(integralSetting, {
  on: 'row',
  asks: {
    pointsPerUnit: asked(integralSetting, 'pointsPerUnit', { required: false }),
    // The record's fields have defaults, which would change what was left empty.
    earnCapDay: int({ min: 1 }),
    earnCapDevice: int({ min: 1 }),
    withdrawMonthCap: asked(integralSetting, 'withdrawMonthCap'),
    withdrawSteps: asked(integralSetting, 'withdrawSteps', { required: false }),
    reason: because(),
  },
  danger: 'second',
  icon: 'send',
  alsoCalled: ['change points rate', '修改兑换比例', '修改积分上限'],
})
