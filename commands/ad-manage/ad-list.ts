import ad from '../../src/entities/ad-manage/ad'
import { because, choice } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { pausableWithReason } from '../packs/pausable'
import { translated } from '../packs/translated'

export const submit = defineCommand(ad, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

/** By another than its author; advertisers of finance and betting need the right `approveSensitive` too. */
export const approve = defineCommand(ad, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
  alsoCalled: ['pass ad', '审核通过'],
})

export const reject = defineCommand(ad, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: {
    reason: choice({ dictionary: 'adRejectReason', required: true }),
    rejectReason: asked(ad, 'rejectReason', { required: true }),
  },
  keys: 'd',
  icon: 'badge-x',
})

export const { pause, resume } = pausableWithReason(ad, { keys: { pause: 'o' } })

export const takeDown = defineCommand(ad, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  keys: 't',
  icon: 'circle-arrow-down',
  alsoCalled: ['stop ad', '停投'],
})

const budget = {
  budget: asked(ad, 'budget', { required: true }),
  dailyBudget: asked(ad, 'dailyBudget'),
  reason: because(),
}

/** Up to half as much again; beyond that see `raiseBudget`. */
export const setBudget = defineCommand(ad, { on: 'rows', asks: budget, keys: 'b', icon: 'wallet' })

export const raiseBudget = defineCommand(ad, { on: 'rows', asks: budget, danger: 'second', icon: 'trending-up' })

export const extend = defineCommand(ad, {
  on: 'rows',
  does: set({}),
  states: ['draft', 'awaitingApproval', 'scheduled', 'running', 'paused'],
  asks: { endsAt: asked(ad, 'endsAt', { required: true }) },
  icon: 'timer',
})

export const { translate } = translated(ad)
