import subscription from '../../src/entities/vip-manage/subscription'
import { because, bool, images, int, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

/** Time paid for stays. */
export const cancel = defineCommand(subscription, {
  on: 'rows',
  does: move({ set: { cancelReason: 'support' }, stamp: ['cancelledAt'] }),
  asks: { reason: because(), notify: bool() },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'circle-x',
  alsoCalled: ['cancel subscription', 'turn off auto-renew', '关闭自动续费', '退订'],
})

export const offerWinBack = defineCommand(subscription, {
  on: 'rows',
  does: set({}),
  states: ['cancelled', 'expired', 'onHold'],
  asks: { discountCase: asked(subscription, 'discountCase', { required: true }) },
  icon: 'badge-percent',
})

/** Days without a payment, as amends: the next charge comes this much later. */
export const defer = defineCommand(subscription, {
  on: 'row',
  states: ['active'],
  asks: { days: int({ min: 1, max: 90, required: true }), reason: because({ max: 200 }) },
  icon: 'calendar-plus',
})

/** The VIP time that it has paid for moves with it. */
export const moveToUser = defineCommand(subscription, {
  on: 'row',
  asks: {
    user: ref('user', { required: true }),
    reason: because({ max: 200 }),
    evidence: images({ max: 9, required: true }),
  },
  danger: 'second',
  icon: 'arrow-right-left',
})

/** The store's token of one subscription, 50 a day. */
export const reveal = defineCommand(subscription, {
  audits: 'reveal',
  on: 'row',
  asks: { reason: because() },
  icon: 'eye',
})

/** The orders of its periods. */
export const history = defineCommand(subscription, {
  on: 'row',
  does: leadTo('/vip-manage/vip-order?subscription={id}'),
  keys: 'o',
  icon: 'history',
})
