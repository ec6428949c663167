import rankBlacklistEntry from '../../src/entities/app-manage/rank-blacklist-entry'
import rankItem from '../../src/entities/app-manage/rank-item'
import { areas, because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** For 30 days at most; no two items of a rank and area hold one place. */
export const lockPlace = defineCommand(rankItem, {
  on: 'row',
  does: set({}),
  asks: {
    lockedPlace: asked(rankItem, 'lockedPlace', { required: true }),
    lockedUntil: asked(rankItem, 'lockedUntil', { required: true }),
    reason: asked(rankItem, 'reason', { required: true }),
  },
  inverse: 'unlockPlace',
  keys: 't',
  icon: 'lock-keyhole',
})

export const unlockPlace = defineCommand(rankItem, {
  on: 'rows',
  does: set({ lockedPlace: null, lockedUntil: null }),
  inverse: 'lockPlace',
  keys: 'o',
  icon: 'lock-keyhole-open',
})

export const boost = defineCommand(rankItem, {
  on: 'rows',
  does: set({}),
  asks: {
    heatBoost: asked(rankItem, 'heatBoost', { required: true }),
    reason: asked(rankItem, 'reason', { required: true }),
  },
  keys: 'a',
  icon: 'flame',
})

/** It leaves this rank in this area at the next refresh. */
export const blacklist = defineCommand(rankItem, {
  on: 'rows',
  asks: {
    reason: asked(rankBlacklistEntry, 'reason', { required: true }),
    note: asked(rankBlacklistEntry, 'note'),
    expiresAt: asked(rankBlacklistEntry, 'expiresAt'),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'unblacklist',
  keys: 'b',
  icon: 'ban',
})

export const unblacklist = defineCommand(rankItem, {
  on: 'rows',
  asks: { reason: because({ max: 200 }) },
  icon: 'circle-check',
})

/** The same targets in the same rank of other areas, where they are in it. */
export const copyLocks = defineCommand(rankItem, {
  on: 'rows',
  asks: { areas: areas({ group: 'rank', required: true }) },
  reads: ['lockedPlace'],
  when: ({ lockedPlace }) => lockedPlace !== null || 'app-manage.rank-list.notLocked',
  icon: 'copy',
})
