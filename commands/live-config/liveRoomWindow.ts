import liveWindow from '../../src/entities/live-config/live-window'
import { because, ref } from '../../src/fields'
import { defineCommand, definePageCommand } from '../../src/schema/command'
import { move, showToViewer } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

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

export const { copyToAreas } = copiedToAreas(liveWindow)

/** Which windows a user would meet, and what keeps the others away. */
export const preview = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }), client: ref('client') },
  icon: 'smartphone',
})
