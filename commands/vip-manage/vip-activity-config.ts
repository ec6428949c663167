import vipActivity from '../../src/entities/vip-manage/vip-activity'
import { because, bool, languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const submit = defineCommand(vipActivity, { on: 'rows', icon: 'send-to-back' })

export const approve = defineCommand(vipActivity, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(vipActivity, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(vipActivity, { on: 'rows', inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(vipActivity, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(vipActivity, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const raiseBudget = defineCommand(vipActivity, {
  on: 'row',
  sets: {},
  states: ['scheduled', 'live', 'paused'],
  asks: { budget: asked(vipActivity, 'budget', { required: true }), reason: because() },
  danger: 'second',
  icon: 'wallet',
})

/** From those who saw it to those who bought, and what it has cost. */
export const statistics = defineCommand(vipActivity, { on: 'row', keys: 'o', icon: 'chart-column' })

export const translate = defineCommand(vipActivity, {
  on: 'rows',
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  translates: true,
  icon: 'languages',
})
