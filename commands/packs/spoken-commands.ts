import { because, bool } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import type { Entity } from '../../src/schema/entity'
import type comment from '../../src/entities/community-manage/comment'
import type dynamic from '../../src/entities/community-manage/dynamic'
import blacklistEntry from '../../src/entities/user-manage/blacklist-entry'
import { move, set } from '../../src/schema/does'

type Shared = keyof typeof comment.fields & keyof typeof dynamic.fields

/** What users have written, by the fields that a post and a comment both have. */
export type SpokenEntity = Entity<string, Pick<typeof comment.fields, Shared>, NonNullable<(typeof comment)['states']>>

/** The commands that posts and comments share, on the records of one of them. */
export function spokenCommands(kind: typeof comment | typeof dynamic) {
  const entity = kind as unknown as SpokenEntity
  const reason = because()
  return {
    approve: defineCommand(entity, {
      audits: 'approve',
      on: 'rows',
      does: move({ stamp: ['reviewer', 'reviewedAt'] }),
      inverse: 'takeDown',
      keys: 'a',
      icon: 'badge-check',
    }),
    restore: defineCommand(entity, {
      on: 'rows',
      does: move(),
      asks: { reason },
      inverse: 'takeDown',
      icon: 'archive-restore',
    }),
    undelete: defineCommand(entity, { on: 'rows', does: move(), asks: { reason }, icon: 'archive-restore' }),
    feature: defineCommand(entity, {
      on: 'rows',
      does: set({ featured: true }),
      states: ['published'],
      inverse: 'unfeature',
      icon: 'star',
    }),
    unfeature: defineCommand(entity, { on: 'rows', does: set({ featured: false }), inverse: 'feature', icon: 'star' }),
    markSpoiler: defineCommand(entity, {
      on: 'rows',
      does: set({ spoiler: true }),
      inverse: 'unmarkSpoiler',
      keys: 'i',
      icon: 'flag',
    }),
    unmarkSpoiler: defineCommand(entity, { on: 'rows', does: set({ spoiler: false }), icon: 'flag' }),
    /** What the author wrote stays, unless all of it is to be taken down. */
    banAuthor: defineCommand(entity, {
      on: 'rows',
      asks: {
        scope: asked(blacklistEntry, 'scope', { required: true }),
        reasonCode: asked(blacklistEntry, 'reasonCode', { required: true }),
        reason: asked(blacklistEntry, 'reason', { required: true }),
        expiresAt: asked(blacklistEntry, 'expiresAt'),
        takeDownAll: bool({ default: false }),
      },
      danger: 'confirm',
      destroys: true,
      keys: 'b',
      icon: 'ban',
      alsoCalled: ['mute author', '封禁', '禁言'],
    }),
    translate: defineCommand(entity, { on: 'rows', keys: 't', icon: 'languages' }),
  }
}
