import livePosition from '../../src/entities/live-config/live-position'
import { int } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { leadTo, move, set } from '../../src/schema/does'

export const replaceRoom = defineCommand(livePosition, {
  on: 'row',
  does: set({}),
  asks: { room: asked(livePosition, 'room', { required: true }) },
  icon: 'circle-dot',
})

export const takeDown = defineCommand(livePosition, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(livePosition, 'reason') },
  icon: 'circle-arrow-down',
})

export const extend = defineCommand(livePosition, {
  on: 'rows',
  does: set({}),
  asks: { endsAt: asked(livePosition, 'endsAt', { required: true }) },
  icon: 'timer',
})

/** Refused where somebody has booked it for that time. */
export const book = definePageCommand({
  asks: {
    slot: asked(livePosition, 'slot', { required: true }),
    position: int({ min: 1, max: 50, required: true }),
    room: asked(livePosition, 'room', { required: true }),
    areas: asked(livePosition, 'areas', { required: true }),
    startsAt: asked(livePosition, 'startsAt', { required: true }),
    endsAt: asked(livePosition, 'endsAt', { required: true }),
  },
  keys: 'b',
  icon: 'calendar-plus',
})

/** The places of two. */
export const swap = defineCommand(livePosition, { on: 'rows', states: ['scheduled', 'live'], icon: 'arrow-up-down' })

/** What began in the last seven days begins again seven days later. */
export const copyWeek = definePageCommand({
  asks: {
    areas: asked(livePosition, 'areas', { required: true }),
    slot: asked(livePosition, 'slot', { required: true }),
  },
  icon: 'copy-plus',
})

export const openRange = definePageCommand({
  does: leadTo('/live-config/home-recommend-range/{liveType}'),
  asks: { liveType: asked(livePosition, 'liveType', { required: true }) },
  keys: 'o',
  icon: 'arrow-up-right',
})
