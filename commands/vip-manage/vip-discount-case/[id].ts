import vipDiscountCase from '../../../src/entities/vip-manage/vip-discount-case'
import { because, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'

export const submit = defineCommand(vipDiscountCase, {
  on: 'rows',
  inverse: 'withdraw',
  keys: 'b',
  icon: 'send-to-back',
})

export const withdraw = defineCommand(vipDiscountCase, { on: 'rows', inverse: 'submit', icon: 'undo-2' })

export const approve = defineCommand(vipDiscountCase, {
  audits: 'approve',
  on: 'rows',
  stamps: ['approvedBy'],
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(vipDiscountCase, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const pause = defineCommand(vipDiscountCase, { on: 'rows', inverse: 'resume', icon: 'pause' })

export const resume = defineCommand(vipDiscountCase, { on: 'rows', inverse: 'pause', icon: 'play' })

export const end = defineCommand(vipDiscountCase, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

export const schedule = defineCommand(vipDiscountCase, {
  on: 'rows',
  sets: {},
  states: ['draft', 'scheduled'],
  asks: { startsAt: asked(vipDiscountCase, 'startsAt'), endsAt: asked(vipDiscountCase, 'endsAt') },
  icon: 'calendar-clock',
})

/** The cases that a user may have in a market, in the order they are shown, each other one with the rule against it. */
export const simulate = definePageCommand({
  asks: { user: ref('user', { required: true }), market: ref('market', { required: true }) },
  icon: 'user-search',
})
