import dynamic from '../../src/entities/community-manage/dynamic'
import waterfallItem from '../../src/entities/community-manage/waterfall-item'
import { spokenCommands } from '../packs/spoken-commands'
import { because, instant, oneOf, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move, set } from '../../src/schema/does'

export const { approve, restore, undelete, feature, unfeature, markSpoiler, unmarkSpoiler, banAuthor, translate } =
  spokenCommands(dynamic)

export const reject = defineCommand(dynamic, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['reviewer', 'reviewedAt'] }),
  asks: { rejectCode: asked(dynamic, 'rejectCode', { required: true }), rejectReason: asked(dynamic, 'rejectReason') },
  inverse: 'restore',
  keys: 'd',
  icon: 'badge-x',
})

export const takeDown = defineCommand(dynamic, {
  on: 'rows',
  does: move(),
  asks: { rejectCode: asked(dynamic, 'rejectCode', { required: true }), rejectReason: asked(dynamic, 'rejectReason') },
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const setWeight = defineCommand(dynamic, {
  on: 'rows',
  does: set({}),
  asks: { weight: asked(dynamic, 'weight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const setTopics = defineCommand(dynamic, {
  on: 'rows',
  does: set({}),
  asks: { topics: asked(dynamic, 'topics', { required: true }) },
  icon: 'sliders-horizontal',
})

/** It stays, but is recommended to nobody. */
export const limit = defineCommand(dynamic, {
  on: 'rows',
  does: set({ weight: 0 }),
  states: ['published'],
  asks: { reason: because() },
  keys: 'l',
  icon: 'trending-down',
})

export const closeComments = defineCommand(dynamic, {
  on: 'rows',
  does: set({ commentsClosed: true }),
  inverse: 'openComments',
  icon: 'message-square-off',
})

export const openComments = defineCommand(dynamic, {
  on: 'rows',
  does: set({ commentsClosed: false }),
  inverse: 'closeComments',
  icon: 'message-square',
})

export const addToFeed = defineCommand(dynamic, {
  on: 'rows',
  does: make(waterfallItem, { dynamic: 'id' }),
  states: ['published'],
  asks: {
    effect: asked(waterfallItem, 'effect', { required: true }),
    position: asked(waterfallItem, 'position'),
    weight: asked(waterfallItem, 'weight'),
    areas: asked(waterfallItem, 'areas', { required: true }),
    startAt: asked(waterfallItem, 'startAt', { required: true }),
    endAt: asked(waterfallItem, 'endAt', { required: true }),
    reason: asked(waterfallItem, 'reason', { required: true }),
  },
  icon: 'list-plus',
})

/** First in one of its topics, in the square of its areas, or in its author's profile. */
export const pin = defineCommand(dynamic, {
  on: 'row',
  states: ['published'],
  asks: {
    place: oneOf(['topic', 'square', 'profile'], { required: true }),
    topic: ref('topic'),
    until: instant(),
  },
  inverse: 'unpin',
  keys: 'u',
  icon: 'pin',
})

export const unpin = defineCommand(dynamic, {
  on: 'rows',
  does: set({ pinnedIn: [] }),
  reads: ['pinnedIn'],
  when: ({ pinnedIn }) => (pinnedIn ?? []).length > 0 || 'derived.alreadySo',
  icon: 'pin-off',
})
