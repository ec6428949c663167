import liveAtmosphere from '../../src/entities/live-config/live-atmosphere'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { copy, move, translateTexts } from '../../src/schema/does'

export const publish = defineCommand(liveAtmosphere, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveAtmosphere, {
  on: 'rows',
  does: move(),
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const copyToAreas = defineCommand(liveAtmosphere, {
  on: 'rows',
  does: copy(),
  asks: { areas: asked(liveAtmosphere, 'areas', { required: true }) },
  icon: 'copy',
})

export const translate = defineCommand(liveAtmosphere, {
  on: 'row',
  does: translateTexts(),
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
