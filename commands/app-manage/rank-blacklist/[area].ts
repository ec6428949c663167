import rankBlacklistEntry from '../../../src/entities/app-manage/rank-blacklist-entry'
import { areas } from '../../../src/fields'
import { asked, defineCommand } from '../../../src/schema/command'
import { move, set } from '../../../src/schema/does'

export const lift = defineCommand(rankBlacklistEntry, {
  on: 'rows',
  does: move(),
  asks: { note: asked(rankBlacklistEntry, 'note', { required: true }) },
  inverse: 'restore',
  keys: 'o',
  icon: 'circle-check',
})

export const restore = defineCommand(rankBlacklistEntry, { on: 'rows', does: move(), keys: 'b', icon: 'ban' })

/** Areas that have an entry for the target already are passed over. */
export const copyToAreas = defineCommand(rankBlacklistEntry, {
  on: 'rows',
  asks: { areas: areas({ group: 'rank', required: true }) },
  icon: 'copy',
})

export const extend = defineCommand(rankBlacklistEntry, {
  on: 'rows',
  does: set({}),
  states: ['active'],
  asks: { expiresAt: asked(rankBlacklistEntry, 'expiresAt') },
  keys: 't',
  icon: 'timer',
})
