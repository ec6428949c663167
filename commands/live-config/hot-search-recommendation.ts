import liveHotSearch from '../../src/entities/live-config/live-hot-search'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'
import { pinnable } from '../packs/pinnable'

export const { pin, unpin } = pinnable(liveHotSearch)

export const { copyToAreas } = copiedToAreas(liveHotSearch)

/** A word that people search for more and more comes into the list. */
export const adopt = defineCommand(liveHotSearch, {
  on: 'rows',
  does: set({ enabled: true, blocked: false }),
  reads: ['source', 'enabled'],
  when: ({ source, enabled }) =>
    source !== 'trend' ? 'live-config.hot-search-recommendation.noTrend' : !enabled || 'derived.alreadyEnabled',
  keys: 'a',
  icon: 'trending-up',
})

export const block = defineCommand(liveHotSearch, {
  on: 'rows',
  does: set({ enabled: false, blocked: true }),
  asks: { reason: because() },
  inverse: 'unblock',
  keys: 'b',
  icon: 'ban',
})

export const unblock = defineCommand(liveHotSearch, {
  on: 'rows',
  does: set({ blocked: false }),
  icon: 'circle-check',
})
