import vipProduct from '../../src/entities/vip-manage/vip-product'
import { because, refs } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'
import { translatedAgain } from '../packs/translated'
import { usedIn } from '../packs/used-in'

export const publish = defineCommand(vipProduct, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

/** Ends new sales in every market; who pays for it goes on. */
export const takeDown = defineCommand(vipProduct, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

/** Refused while a subscription renews on it. */
export const retire = defineCommand(vipProduct, {
  on: 'rows',
  does: move(),
  danger: 'confirm',
  destroys: true,
  icon: 'archive',
})

export const openDiscounts = defineCommand(vipProduct, {
  on: 'row',
  does: leadTo('/vip-manage/vip-discount-case/{id}'),
  keys: 'o',
  icon: 'arrow-up-right',
})

/** Makes goods of it in each market that has none, at the price filled from its own. */
export const addToMarkets = defineCommand(vipProduct, {
  on: 'rows',
  asks: { markets: refs('market', { required: true }) },
  keys: 'b',
  icon: 'store',
})

/** Goods, packages, activities, discount cases and gates that name it. */
export const { showUses } = usedIn(vipProduct)

export const { translate } = translatedAgain(vipProduct)
