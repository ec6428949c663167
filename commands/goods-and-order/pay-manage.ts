import payChannel from '../../src/entities/goods-and-order/pay-channel'
import { because, int, oneOf, ref, string } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

/** New payments take other routes; callbacks and refunds go on. Refused for the last live channel of a country. */
export const pause = defineCommand(payChannel, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'resume',
  keys: 'w',
  icon: 'pause',
  alsoCalled: ['stop channel', 'turn off payments', '停用渠道', '关闭渠道收款'],
})

export const resume = defineCommand(payChannel, { on: 'rows', does: move(), inverse: 'pause', icon: 'play' })

export const goLive = defineCommand(payChannel, { on: 'row', does: move(), danger: 'second', icon: 'rocket' })

export const close = defineCommand(payChannel, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

/** The credentials in force until now stay valid for another 24 hours. */
export const rotateKey = defineCommand(payChannel, {
  on: 'row',
  asks: {
    credentials: asked(payChannel, 'credentials', { required: true }),
    reason: because(),
  },
  danger: 'second',
  icon: 'key-round',
})

/** The merchant number of one channel, 50 a day. */
export const reveal = defineCommand(payChannel, {
  audits: 'reveal',
  on: 'row',
  asks: { reason: because() },
  icon: 'eye',
})

/** The methods that a payer would see, in order, each with the channel it would take, or why it is hidden. */
export const simulate = definePageCommand({
  asks: {
    country: ref('country', { required: true }),
    goods: oneOf(['vip', 'coins', 'title', 'agent'], { required: true }),
    currency: string({ max: 3, pattern: '^[A-Z]{3}$', example: 'USD', required: true }),
    amount: int({ min: 1, required: true }),
  },
  icon: 'smartphone',
  alsoCalled: ['checkout preview', 'test checkout', '收银台预览'],
})
