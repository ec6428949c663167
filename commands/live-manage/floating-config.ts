import liveFloating from '../../src/entities/live-manage/live-floating'
import { because, ref } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move, set, showToViewer } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const publish = defineCommand(liveFloating, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveFloating, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const reschedule = defineCommand(liveFloating, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(liveFloating, 'startsAt', { required: true }), endsAt: asked(liveFloating, 'endsAt') },
  icon: 'calendar-clock',
})

export const { copyToAreas } = copiedToAreas(liveFloating)

/** Which entries a viewer would see now, and what keeps the others away. */
export const preview = definePageCommand({
  does: showToViewer(),
  asks: { user: ref('user', { required: true }), client: ref('client') },
  icon: 'smartphone',
})
