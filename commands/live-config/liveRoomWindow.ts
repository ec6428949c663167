import liveWindow from '../../src/entities/live-config/live-window'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'

export const publish = defineCommand(liveWindow, {
  on: 'rows',
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveWindow, {
  on: 'rows',
  asks: { reason: because({ required: false }) },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const copyToAreas = defineCommand(liveWindow, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(liveWindow, 'areas', { required: true }) },
  icon: 'copy',
})

/** Which windows a user would meet, and what keeps the others away. */
export const preview = definePageCommand({
  shows: true,
  asks: { user: ref('user', { required: true }), client: ref('client') },
  icon: 'smartphone',
})
