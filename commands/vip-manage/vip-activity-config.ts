import vipActivity from '../../src/entities/vip-manage/vip-activity'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { pausable } from '../packs/pausable'
import { reviewed } from '../packs/reviewed'
import { translatedAgain } from '../packs/translated'

export const { submit, approve, reject } = reviewed(vipActivity, {
  by: 'others',
  rejectedBy: 'others',
  keys: { approve: 'a', reject: 'd' },
})

export const { pause, resume } = pausable(vipActivity)

export const { end } = ended(vipActivity)

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

export const { translate } = translatedAgain(vipActivity)
