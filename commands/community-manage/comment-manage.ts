import comment from '../../src/entities/community-manage/comment'
import sensitiveWord from '../../src/entities/community-manage/sensitive-word'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { bool, ref, string } from '../../src/fields'
import { asked, defineCommand, made } from '../../src/schema/command'

export const approve = defineCommand(comment, {
  on: 'rows',
  stamps: ['reviewer', 'reviewedAt'],
  inverse: 'takeDown',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(comment, {
  on: 'rows',
  stamps: ['reviewer', 'reviewedAt'],
  asks: { rejectCode: asked(comment, 'rejectCode', { required: true }) },
  inverse: 'restore',
  keys: 'r',
  icon: 'badge-x',
})

export const takeDown = defineCommand(comment, {
  on: 'rows',
  asks: { rejectCode: asked(comment, 'rejectCode', { required: true }), withReplies: bool() },
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(comment, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  inverse: 'takeDown',
  icon: 'archive-restore',
})

export const pin = defineCommand(comment, {
  on: 'row',
  sets: { pinned: true },
  states: ['published'],
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(comment, { on: 'rows', sets: { pinned: false }, inverse: 'pin', icon: 'pin-off' })

export const feature = defineCommand(comment, {
  on: 'rows',
  sets: { featured: true },
  states: ['published'],
  inverse: 'unfeature',
  icon: 'star',
})

export const unfeature = defineCommand(comment, {
  on: 'rows',
  sets: { featured: false },
  inverse: 'feature',
  icon: 'star',
})

export const markSpoiler = defineCommand(comment, {
  on: 'rows',
  sets: { spoiler: true },
  inverse: 'unmarkSpoiler',
  keys: 's',
  icon: 'flag',
})

export const unmarkSpoiler = defineCommand(comment, { on: 'rows', sets: { spoiler: false }, icon: 'flag' })

export const undelete = defineCommand(comment, {
  on: 'rows',
  asks: { reason: string({ max: 300, required: true }) },
  icon: 'archive-restore',
})

/** Answers in the name of an official account. */
export const replyAs = defineCommand(comment, {
  on: 'row',
  states: ['published'],
  asks: { author: ref('user', { required: true }), text: asked(comment, 'text', { required: true }) },
  icon: 'reply',
})

export const addWord = defineCommand(comment, {
  on: 'row',
  makes: made(sensitiveWord, {}, { source: 'manual' }),
  asks: {
    word: asked(sensitiveWord, 'word', { required: true }),
    category: asked(sensitiveWord, 'category', { required: true }),
    scenes: asked(sensitiveWord, 'scenes', { required: true }),
    action: asked(sensitiveWord, 'action', { required: true }),
  },
  icon: 'message-square-warning',
})

/** Bans the author; what they wrote stays until it is taken down. */
export const banAuthor = defineCommand(comment, {
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
