import vipGoods from '../../../src/entities/vip-manage/vip-goods'
import { bool, ref } from '../../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../../src/schema/command'
import { leadTo, set } from '../../../src/schema/does'
import { shelfWithReason } from '../../packs/shelf'

export const { publish, takeDown } = shelfWithReason(vipGoods, {
  danger: 'confirm',
  keys: { publish: 'u', takeDown: 'd' },
})

export const schedule = defineCommand(vipGoods, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(vipGoods, 'startsAt'), endsAt: asked(vipGoods, 'endsAt') },
  icon: 'calendar-clock',
})

/** Chosen at first in its market for its audience; there is one. */
export const setHighlight = defineCommand(vipGoods, {
  on: 'row',
  reads: ['highlight'],
  when: (row) => !row.highlight || 'derived.alreadySo',
  icon: 'star',
})

/** Makes drafts of another market's goods on sale; plans that are here already are left as they are. */
export const copyFrom = definePageCommand({
  asks: {
    from: ref('market', { required: true }),
    into: ref('market', { required: true }),
    convert: bool({ default: true }),
  },
  icon: 'copy-plus',
})

export const switchMarket = definePageCommand({
  does: leadTo('/vip-manage/vip-goods/{market}'),
  asks: { market: ref('market', { required: true }) },
  keys: 'g m',
  icon: 'store',
})
