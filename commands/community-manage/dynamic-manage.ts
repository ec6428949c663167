import dynamic from '../../src/entities/community-manage/dynamic'
import waterfallItem from '../../src/entities/community-manage/waterfall-item'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { string } from '../../src/fields'
import { asked, defineCommand, made } from '../../src/schema/command'

export const approve = defineCommand(dynamic, {
  on: 'rows',
  stamps: ['reviewer', 'reviewedAt'],
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(dynamic, {
  on: 'rows',
  stamps: ['reviewer', 'reviewedAt'],
  asks: { rejectCode: asked(dynamic, 'rejectCode', { required: true }), rejectReason: asked(dynamic, 'rejectReason') },
  inverse: 'restore',
  keys: 'r',
  icon: 'badge-x',
})

export const takeDown = defineCommand(dynamic, {
  on: 'rows',
  asks: { rejectCode: asked(dynamic, 'rejectCode', { required: true }), rejectReason: asked(dynamic, 'rejectReason') },
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(dynamic, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  inverse: 'takeDown',
  icon: 'archive-restore',
})

export const setWeight = defineCommand(dynamic, {
  on: 'rows',
  sets: {},
  asks: { weight: asked(dynamic, 'weight', { required: true }) },
  icon: 'sliders-horizontal',
})

export const feature = defineCommand(dynamic, {
  on: 'rows',
  sets: { featured: true },
  states: ['published'],
  inverse: 'unfeature',
  icon: 'star',
})

export const unfeature = defineCommand(dynamic, {
  on: 'rows',
  sets: { featured: false },
  inverse: 'feature',
  icon: 'star',
})

export const markSpoiler = defineCommand(dynamic, {
  on: 'rows',
  sets: { spoiler: true },
  inverse: 'unmarkSpoiler',
  keys: 's',
  icon: 'flag',
})

export const unmarkSpoiler = defineCommand(dynamic, { on: 'rows', sets: { spoiler: false }, icon: 'flag' })

export const setTopics = defineCommand(dynamic, {
  on: 'rows',
  sets: {},
  asks: { topics: asked(dynamic, 'topics', { required: true }) },
  icon: 'sliders-horizontal',
})

export const undelete = defineCommand(dynamic, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'archive-restore',
})

/** It stays, but is recommended to nobody. */
export const limit = defineCommand(dynamic, {
  on: 'rows',
  states: ['published'],
  sets: { weight: 0 },
  asks: { reason: string({ max: 300, required: true }) },
  keys: 'l',
  icon: 'trending-down',
})

export const closeComments = defineCommand(dynamic, {
  on: 'rows',
  sets: { commentsClosed: true },
  inverse: 'openComments',
  icon: 'message-square-off',
})

export const openComments = defineCommand(dynamic, {
  on: 'rows',
  sets: { commentsClosed: false },
  inverse: 'closeComments',
  icon: 'message-square',
})

export const addToFeed = defineCommand(dynamic, {
  on: 'rows',
  states: ['published'],
  makes: made(waterfallItem, { dynamic: 'id' }),
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

/** Bans the author; what they wrote stays until it is taken down. */
export const banAuthor = defineCommand(dynamic, {
  on: 'rows',
  makes: made(blacklistEntry, { user: 'author' }, { source: 'staff' }),
  asks: {
    scope: asked(blacklistEntry, 'scope', { required: true }),
    reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
    reason: asked(blacklistEntry, 'reason', { required: true }),
    expiresAt: asked(blacklistEntry, 'expiresAt'),
  },
  danger: 'confirm',
  keys: 'b',
  icon: 'ban',
  alsoCalled: ['mute author', '封禁', '禁言'],
})
