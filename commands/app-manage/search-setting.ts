import searchHotWord from '../../src/entities/app-manage/search-hot-word'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, set } from '../../src/schema/does'

/** Stands at this place whatever is searched for. */
export const pin = defineCommand(searchHotWord, {
  on: 'row',
  does: set({}),
  asks: {
    pinnedPlace: asked(searchHotWord, 'pinnedPlace', { required: true }),
    endsAt: asked(searchHotWord, 'endsAt'),
  },
  inverse: 'unpin',
  keys: 'a',
  icon: 'pin',
})

export const unpin = defineCommand(searchHotWord, {
  on: 'rows',
  does: set({ pinnedPlace: null }),
  inverse: 'pin',
  keys: 'o',
  icon: 'pin-off',
})

/** Makes a blocked word of it: searches for it find nothing, and other entries of it stay as they are. */
export const block = defineCommand(searchHotWord, {
  on: 'rows',
  does: make(searchHotWord, { word: 'word', language: 'language' }, { use: 'blocked', enabled: true }),
  asks: {
    areas: asked(searchHotWord, 'areas', { required: true }),
    reason: because(),
  },
  reads: ['use'],
  when: ({ use }) => use !== 'blocked' || 'derived.alreadySo',
  keys: 'b',
  icon: 'ban',
})

export const unblock = defineCommand(searchHotWord, {
  on: 'rows',
  does: set({ enabled: false }),
  asks: { reason: because() },
  reads: ['use', 'enabled'],
  when: ({ use, enabled }) => (use === 'blocked' && enabled) || 'app-manage.search-setting.notBlocked',
  icon: 'circle-check',
})

/** The word finds what it leads to. */
export const addSynonym = defineCommand(searchHotWord, {
  on: 'rows',
  does: make(searchHotWord, { word: 'word', language: 'language', areas: 'areas' }, { use: 'synonym' }),
  asks: { jump: asked(searchHotWord, 'jump', { required: true }) },
  reads: ['use'],
  when: ({ use }) => use !== 'synonym' || 'derived.alreadySo',
  icon: 'replace',
})
