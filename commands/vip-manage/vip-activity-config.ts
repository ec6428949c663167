import vipActivity from '../../src/entities/vip-manage/vip-activity'
import { because, bool, languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set, translateTexts } from '../../src/schema/does'

export const submit = defineCommand(vipActivity, { on: 'rows', does: move(), icon: 'send-to-back' })

export const approve = defineCommand(vipActivity, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(vipActivity, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(vipActivity, { on: 'rows', does: move(), inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(vipActivity, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const end = defineCommand(vipActivity, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const raiseBudget = defineCommand(vipActivity, {
  on: 'row',
  does: set({}),
  states: ['scheduled', 'live', 'paused'],
  asks: { budget: asked(vipActivity, 'budget', { required: true }), reason: because() },
  danger: 'second',
  icon: 'wallet',
})

/** From those who saw it to those who bought, and what it has cost. */
export const statistics = defineCommand(vipActivity, { on: 'row', keys: 'o', icon: 'chart-column' })

export const translate = defineCommand(vipActivity, {
  on: 'rows',
  does: translateTexts(),
  asks: { languages: languages({ required: true }), overwrite: bool({ default: false }) },
  icon: 'languages',
})
