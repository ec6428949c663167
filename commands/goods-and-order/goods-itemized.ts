import goodsRecord from '../../src/entities/goods-and-order/goods-record'
import refund from '../../src/entities/live-manage/refund'
import { because, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** Flagged biscuits are held back from settlement. */
export const setFlag = defineCommand(goodsRecord, {
  on: 'rows',
  does: set({}),
  asks: { flag: asked(goodsRecord, 'flag', { required: true }), note: string({ max: 300 }) },
  inverse: 'clearFlag',
  keys: 'b',
  icon: 'flag',
  alsoCalled: ['suspicious gift', 'wash gifting', '刷礼物', '可疑送礼'],
})

export const clearFlag = defineCommand(goodsRecord, {
  on: 'rows',
  does: set({ flag: 'none' }),
  reads: ['flag'],
  when: (row) => row.flag !== 'none' || 'derived.alreadySo',
  asks: { reason: because() },
  inverse: 'setFlag',
  icon: 'flag-off',
})

/** Asks for a live refund; nothing is given back here. */
export const refundGift = defineCommand(goodsRecord, {
  on: 'rows',
  states: ['done'],
  reads: ['coins'],
  when: (row) => (row.coins ?? 0) > 0 || 'goods-and-order.goods-itemized.refundGift.free',
  asks: {
    cause: asked(refund, 'cause', { required: true }),
    remedy: asked(refund, 'remedy', { required: true }),
    description: asked(refund, 'description', { required: true }),
  },
  danger: 'confirm',
  keys: 't',
  icon: 'receipt',
})

/** Who gave whom what within 30 days, and which devices the two share. */
export const circle = defineCommand(goodsRecord, {
  on: 'row',
  reads: ['receiver'],
  when: (row) => row.receiver !== null || 'goods-and-order.goods-itemized.circle.noReceiver',
  icon: 'waypoints',
  alsoCalled: ['gift loop', 'relations', '对刷', '关系网'],
})
