import anchor from '../../src/entities/live-manage/anchor'
import liveInspection from '../../src/entities/live-manage/live-inspection'
import { because, int } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

const label = asked(liveInspection, 'label', { required: true })
const decisionNote = asked(liveInspection, 'decisionNote')

/** Hands out the most urgent item, those of anchors on the watch list first. */
export const take = definePageCommand({ keys: 't', icon: 'hand', alsoCalled: ['next item', '领取任务', '下一个'] })

/** What is in sight, as far as nobody has it, so that no second one looks at it meanwhile. */
export const takeShown = defineCommand(liveInspection, {
  on: 'rows',
  states: ['open', 'taken'],
  inverse: 'release',
  icon: 'hand',
})

export const pass = defineCommand(liveInspection, {
  on: 'rows',
  does: move({ set: { decision: 'pass' }, stamp: ['decidedBy', 'decidedAt'] }),
  states: ['taken'],
  inverse: 'reopen',
  keys: 'a',
  icon: 'circle-check',
})

export const reopen = defineCommand(liveInspection, {
  on: 'row',
  does: move({ set: { decision: null, decidedBy: null, decidedAt: null } }),
  icon: 'rotate-ccw',
})

export const warn = defineCommand(liveInspection, {
  on: 'rows',
  does: move(),
  asks: { label, decisionNote },
  keys: 'w',
  icon: 'triangle-alert',
})

export const cut = defineCommand(liveInspection, {
  on: 'row',
  does: move(),
  asks: { label, decisionNote },
  danger: 'confirm',
  destroys: true,
  keys: 'd',
  icon: 'unplug',
  alsoCalled: ['stop stream', '断流'],
})

export const ban = defineCommand(liveInspection, {
  on: 'row',
  does: move(),
  asks: {
    label,
    days: int({ min: 1, max: 3650, required: true }),
    decisionNote: asked(liveInspection, 'decisionNote', { required: true }),
  },
  danger: 'confirm',
  destroys: true,
  keys: 'b',
  icon: 'ban',
})

export const escalate = defineCommand(liveInspection, {
  on: 'row',
  does: move({ set: { decision: 'escalate' } }),
  asks: { decisionNote: asked(liveInspection, 'decisionNote', { required: true }) },
  keys: 'i',
  icon: 'chevrons-up',
})

export const assign = defineCommand(liveInspection, {
  on: 'rows',
  does: set({}),
  states: ['open', 'taken', 'escalated'],
  asks: { assignee: asked(liveInspection, 'assignee', { required: true }) },
  icon: 'user-check',
})

export const release = defineCommand(liveInspection, {
  on: 'row',
  does: move({ set: { assignee: null } }),
  keys: 'o',
  icon: 'hand-metal',
})

/** The anchor's streams come first in the patrol until then. */
export const watchList = defineCommand(liveInspection, {
  on: 'row',
  asks: {
    until: asked(anchor, 'watchUntil', { required: true }),
    reason: because(),
  },
  icon: 'eye',
})
