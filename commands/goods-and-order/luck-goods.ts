import luckGift from '../../src/entities/goods-and-order/luck-gift'
import { because, int } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { pausableWithReason } from '../packs/pausable'

export const submit = defineCommand(luckGift, { on: 'rows', does: move(), icon: 'send-to-back' })

export const approve = defineCommand(luckGift, {
  audits: 'approve',
  on: 'row',
  does: move({ stamp: ['approvedBy'] }),
  danger: 'confirm',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(luckGift, {
  audits: 'approve',
  on: 'row',
  does: move(),
  asks: { reason: because() },
  by: 'others',
  keys: 'd',
  icon: 'badge-x',
})

export const { pause, resume } = pausableWithReason(luckGift)

export const retire = defineCommand(luckGift, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  icon: 'archive',
})

/** Plays the odds a million times at most: the return, the longest streak without a win. */
export const simulate = defineCommand(luckGift, {
  on: 'row',
  asks: { draws: int({ min: 1_000, max: 1_000_000, default: 100_000, required: true }), poolStart: int({ min: 0 }) },
  keys: 'i',
  icon: 'dices',
})

export const openPool = defineCommand(luckGift, {
  on: 'row',
  does: leadTo('/goods-and-order/pool-setting/luckGift/{pool}'),
  reads: ['pool'],
  when: (row) => row.pool !== null || 'goods-and-order.luck-goods.openPool.none',
  keys: 'o',
  icon: 'arrow-up-right',
})

export const openReport = defineCommand(luckGift, {
  on: 'row',
  does: leadTo('/goods-and-order/report/luckGift?gift={gift}'),
  icon: 'chart-column',
})
