import liveHotSearch from '../../src/entities/live-config/live-hot-search'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, set } from '../../src/schema/does'

export const pin = defineCommand(liveHotSearch, {
  on: 'rows',
  does: set({ pinned: true }),
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(liveHotSearch, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
})

export const copyToAreas = defineCommand(liveHotSearch, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveHotSearch, 'areas', { required: true }) },
  icon: 'copy',
})

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
