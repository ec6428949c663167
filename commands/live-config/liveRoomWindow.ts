import liveWindow from '../../src/entities/live-config/live-window'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { copy, move, showToViewer } from '../../src/schema/does'

export const publish = defineCommand(liveWindow, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveWindow, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const copyToAreas = defineCommand(liveWindow, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveWindow, 'areas', { required: true }) },
  icon: 'copy',
})

/** Which windows a user would meet, and what keeps the others away. */
export const preview = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }), client: ref('client') },
  icon: 'smartphone',
})
