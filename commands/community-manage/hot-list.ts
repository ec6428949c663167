import hotListItem from '../../src/entities/community-manage/hot-list-item'
import hotListFreeze from '../../src/entities/community-manage/hot-list-freeze'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const pin = defineCommand(hotListItem, {
  on: 'row',
  does: move(),
  states: ['listed', 'candidate'],
  asks: {
    pinnedAt: asked(hotListItem, 'pinnedAt', { required: true }),
    until: asked(hotListItem, 'until', { required: true }),
    reason: asked(hotListItem, 'reason', { required: true }),
  },
  icon: 'pin',
})

export const setBoost = defineCommand(hotListItem, {
  on: 'rows',
  does: set({}),
  asks: {
    boost: asked(hotListItem, 'boost', { required: true }),
    until: asked(hotListItem, 'until', { required: true }),
    reason: asked(hotListItem, 'reason', { required: true }),
  },
  icon: 'sliders-horizontal',
})

export const block = defineCommand(hotListItem, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(hotListItem, 'reason', { required: true }), until: asked(hotListItem, 'until') },
  inverse: 'unblock',
  icon: 'shield-ban',
})

export const unblock = defineCommand(hotListItem, { on: 'rows', does: move(), inverse: 'block', icon: 'shield-check' })

export const setWording = defineCommand(hotListItem, {
  on: 'row',
  does: set({}),
  asks: { wording: asked(hotListItem, 'wording', { required: true }), badge: asked(hotListItem, 'badge') },
  icon: 'sliders-horizontal',
})

/** It goes back to the place that its heat gives it. */
export const unpin = defineCommand(hotListItem, {
  on: 'rows',
  does: set({ pinnedAt: null, until: null }),
  reads: ['pinnedAt'],
  when: (row) => row.pinnedAt !== null || 'derived.alreadySo',
  icon: 'pin-off',
})

const list = asked(hotListFreeze, 'list', { required: true })
const area = asked(hotListFreeze, 'area', { required: true })

/** Puts a list in the order of its heat now, rather than in some minutes. */
export const recalculate = definePageCommand({ asks: { list, area }, icon: 'refresh-cw' })

export const freezeList = definePageCommand({
  asks: {
    list,
    area,
    until: asked(hotListFreeze, 'until', { required: true }),
    reason: asked(hotListFreeze, 'reason', { required: true }),
  },
  danger: 'confirm',
  icon: 'snowflake',
})

export const releaseList = definePageCommand({ asks: { list, area }, icon: 'sun' })
