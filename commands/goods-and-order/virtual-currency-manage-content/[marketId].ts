import coinPack from '../../../src/entities/goods-and-order/coin-pack'
import { bool, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { leadTo, set } from '../../../src/schema/does'
import { shelfWithReason } from '../../packs/shelf'

export const { publish, takeDown } = shelfWithReason(coinPack, {
  danger: 'confirm',
  keys: { publish: 'u', takeDown: 'd' },
})

/** Coins on top for a time. */
export const setBonus = defineCommand(coinPack, {
  on: 'rows',
  does: set({}),
  asks: {
    extraPercent: asked(coinPack, 'extraPercent', { required: true }),
    extraFrom: asked(coinPack, 'extraFrom', { required: true }),
    extraTo: asked(coinPack, 'extraTo', { required: true }),
  },
  inverse: 'endBonus',
  keys: 'b',
  icon: 'badge-percent',
  alsoCalled: ['promotion', 'extra coins', '加赠', '促销'],
})

export const endBonus = defineCommand(coinPack, {
  on: 'rows',
  does: set({ extraPercent: null, extraFrom: null, extraTo: null }),
  reads: ['extraPercent'],
  when: (row) => row.extraPercent !== null || 'derived.alreadySo',
  icon: 'badge-x',
})

/** Chosen at first in its market for its audience; there is one. */
export const setHighlight = defineCommand(coinPack, {
  on: 'row',
  reads: ['highlight'],
  when: (row) => !row.highlight || 'derived.alreadySo',
  icon: 'star',
})

/** Makes drafts of another market's packs on sale; those of the same product are left as they are. */
export const copyFrom = definePageCommand({
  asks: {
    from: ref('market', { required: true }),
    into: ref('market', { required: true }),
    convert: bool({ default: true }),
  },
  icon: 'copy-plus',
})

export const switchMarket = definePageCommand({
  does: leadTo('/goods-and-order/virtual-currency-manage-content/{market}'),
  asks: { market: ref('market', { required: true }) },
  keys: 'g m',
  icon: 'store',
})
