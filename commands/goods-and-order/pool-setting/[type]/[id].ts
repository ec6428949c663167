import prizePool from '../../../../src/entities/goods-and-order/prize-pool'
import { because, int } from '../../../../src/fields'
import { defineCommand } from '../../../../src/schema/command'
import { move } from '../../../../src/schema/does'

const reason = because({ max: 200 })

export const submit = defineCommand(prizePool, { on: 'row', does: move(), icon: 'send-to-back' })

export const approve = defineCommand(prizePool, {
  audits: 'approve',
  on: 'row',
  does: move({ stamp: ['approvedBy'] }),
  danger: 'confirm',
  by: 'others',
  icon: 'badge-check',
})

export const reject = defineCommand(prizePool, {
  audits: 'approve',
  on: 'row',
  does: move(),
  asks: { reason },
  by: 'others',
  icon: 'badge-x',
})

export const pause = defineCommand(prizePool, {
  on: 'row',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  inverse: 'resume',
  icon: 'pause',
})

export const resume = defineCommand(prizePool, { on: 'row', does: move(), inverse: 'pause', icon: 'play' })

export const inject = defineCommand(prizePool, {
  on: 'row',
  asks: { coins: int({ min: 1, required: true }), reason },
  danger: 'second',
  icon: 'circle-plus',
})

/** Never below the pool's minimum. */
export const withdraw = defineCommand(prizePool, {
  on: 'row',
  asks: { coins: int({ min: 1, required: true }), reason },
  danger: 'second',
  destroys: true,
  icon: 'circle-minus',
})

/** What is left goes to the reserve. Refused while a lucky gift draws on it. */
export const close = defineCommand(prizePool, {
  on: 'row',
  does: move(),
  asks: { reason },
  danger: 'confirm',
  icon: 'circle-x',
})

/** Draws its prizes by their weights: what comes out, and what the pool can pay of it. */
export const simulate = defineCommand(prizePool, {
  on: 'row',
  asks: { draws: int({ min: 1_000, max: 1_000_000, default: 100_000, required: true }) },
  icon: 'dices',
})
