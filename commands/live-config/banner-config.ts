import liveBanner from '../../src/entities/live-config/live-banner'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { copiedToAreas } from '../packs/copied-to-areas'

export const publish = defineCommand(liveBanner, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveBanner, {
  on: 'rows',
  does: move(),
  asks: { reason: because({ required: false }) },
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const reschedule = defineCommand(liveBanner, {
  on: 'rows',
  does: set({}),
  asks: { startsAt: asked(liveBanner, 'startsAt', { required: true }), endsAt: asked(liveBanner, 'endsAt') },
  icon: 'calendar-clock',
})

export const { copyToAreas } = copiedToAreas(liveBanner)

export const toTop = defineCommand(liveBanner, { on: 'row', keys: 't', icon: 'arrow-up-to-line' })
