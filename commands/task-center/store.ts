import integralGoods from '../../src/entities/task-center/integral-goods'
import { because, date, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const putOnSale = defineCommand(integralGoods, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(integralGoods, {
  on: 'rows',
  does: move(),
  inverse: 'putOnSale',
  keys: 'd',
  icon: 'circle-arrow-down',
})

/** What was sold out is on sale again. */
export const addStock = defineCommand(integralGoods, {
  on: 'row',
  asks: { count: int({ min: 1, required: true }), reason: because() },
  icon: 'list-plus',
})

export const { copyToAreas } = copiedToAreas(integralGoods)

export const changePrice = defineCommand(integralGoods, {
  on: 'rows',
  does: set({}),
  asks: { price: asked(integralGoods, 'price', { required: true }) },
  keys: 'w',
  icon: 'tag',
})

/** The orders of these goods. */
export const exportSales = defineCommand(integralGoods, {
  on: 'rows',
  asks: { from: date({ required: true }), to: date({ required: true }) },
  icon: 'file-down',
})
