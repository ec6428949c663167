import product from '../../../src/entities/vip-manage/product'
import { because } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'
import { translatedAgain } from '../../packs/translated'
import { usedIn } from '../../packs/used-in'

export const publish = defineCommand(product, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

/** Orders keep what they were bought as. */
export const takeDown = defineCommand(product, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

/** By more than 30 %, too: a second person approves. Orders keep what they were bought at. */
export const changePrice = defineCommand(product, {
  on: 'row',
  states: ['draft', 'onSale', 'offSale'],
  asks: {
    basePrice: asked(product, 'basePrice', { required: true }),
    reason: because(),
  },
  danger: 'second',
  icon: 'badge-dollar-sign',
})

/** For good. */
export const retire = defineCommand(product, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  destroys: true,
  icon: 'archive',
})

export const { showUses } = usedIn(product)

export const { translate } = translatedAgain(product)
