import comment from '../../src/entities/community-manage/comment'
import sensitiveWord from '../../src/entities/community-manage/sensitive-word'
import { spokenCommands } from '../packs/spoken-commands'
import { bool, ref } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { make, move, set } from '../../src/schema/does'

export const { approve, restore, undelete, feature, unfeature, markSpoiler, unmarkSpoiler, banAuthor, translate } =
  spokenCommands(comment)

export const reject = defineCommand(comment, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['reviewer', 'reviewedAt'] }),
  asks: { rejectCode: asked(comment, 'rejectCode', { required: true }) },
  inverse: 'restore',
  keys: 'd',
  icon: 'badge-x',
})

export const takeDown = defineCommand(comment, {
  on: 'rows',
  does: move(),
  asks: { rejectCode: asked(comment, 'rejectCode', { required: true }), withReplies: bool() },
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const pin = defineCommand(comment, {
  on: 'row',
  states: ['published'],
  reads: ['pinned'],
  when: ({ pinned }) => !pinned || 'derived.alreadySo',
  inverse: 'unpin',
  icon: 'pin',
})

export const unpin = defineCommand(comment, {
  on: 'rows',
  does: set({ pinned: false }),
  inverse: 'pin',
  icon: 'pin-off',
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
  does: make(sensitiveWord, {}, { source: 'manual' }),
  asks: {
    word: asked(sensitiveWord, 'word', { required: true }),
    category: asked(sensitiveWord, 'category', { required: true }),
    scenes: asked(sensitiveWord, 'scenes', { required: true }),
    action: asked(sensitiveWord, 'action', { required: true }),
  },
  icon: 'message-square-warning',
})
