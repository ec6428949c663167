import watchRoom from '../../src/entities/app-manage/watch-room'
import { because, bool, int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const recommend = defineCommand(watchRoom, {
  on: 'rows',
  does: set({ recommended: true }),
  states: ['scheduled', 'open'],
  asks: {
    recommendedIn: asked(watchRoom, 'recommendedIn', { required: true }),
    recommendedUntil: asked(watchRoom, 'recommendedUntil'),
  },
  inverse: 'unrecommend',
  keys: 'a',
  icon: 'thumbs-up',
})

export const unrecommend = defineCommand(watchRoom, {
  on: 'rows',
  does: set({ recommended: false, recommendedIn: null, recommendedUntil: null }),
  icon: 'thumbs-down',
})

export const close = defineCommand(watchRoom, {
  on: 'rows',
  does: move({ stamp: ['endedAt'] }),
  asks: { closeReason: asked(watchRoom, 'closeReason', { required: true }) },
  danger: 'confirm',
  keys: 'o',
  icon: 'circle-x',
})

/** Everybody is sent out and told why; the host opens no other room as long. */
export const ban = defineCommand(watchRoom, {
  on: 'rows',
  does: move(),
  asks: {
    closeReason: asked(watchRoom, 'closeReason', { required: true }),
    days: int({ min: 1, max: 365, required: true }),
    banHost: bool({ default: false }),
  },
  danger: 'confirm',
  destroys: true,
  inverse: 'lift',
  keys: 'b',
  icon: 'ban',
})

export const lift = defineCommand(watchRoom, {
  on: 'rows',
  does: move({ set: { bannedUntil: null } }),
  asks: { reason: because() },
  inverse: 'ban',
  icon: 'circle-check',
})

/** A name that says nothing but the number of the room. */
export const rename = defineCommand(watchRoom, {
  on: 'rows',
  asks: { reason: because() },
  keys: 't',
  icon: 'text-cursor-input',
})
