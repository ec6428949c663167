import vipDiscountCase from '../../../src/entities/vip-manage/vip-discount-case'
import { because, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'
import { ended } from '../../packs/ended'
import { pausable } from '../../packs/pausable'

export const submit = defineCommand(vipDiscountCase, {
  on: 'rows',
  does: move(),
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(vipDiscountCase, { on: 'rows', does: move(), inverse: 'submit', icon: 'undo-2' })

export const approve = defineCommand(vipDiscountCase, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(vipDiscountCase, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const { pause, resume } = pausable(vipDiscountCase)

export const { end } = ended(vipDiscountCase)

export const schedule = defineCommand(vipDiscountCase, {
  on: 'rows',
  does: set({}),
  states: ['draft', 'scheduled'],
  asks: { startsAt: asked(vipDiscountCase, 'startsAt'), endsAt: asked(vipDiscountCase, 'endsAt') },
  icon: 'calendar-clock',
})

/** The cases that a user may have in a market, in the order they are shown, each other one with the rule against it. */
export const simulate = definePageCommand({
  asks: { user: ref('user', { required: true }), market: ref('market', { required: true }) },
  icon: 'user-search',
})
