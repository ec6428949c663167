import liveAtmosphere from '../../src/entities/live-config/live-atmosphere'
import { languages } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const publish = defineCommand(liveAtmosphere, {
  on: 'rows',
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(liveAtmosphere, {
  on: 'rows',
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

export const copyToAreas = defineCommand(liveAtmosphere, {
  on: 'rows',
  copies: true,
  asks: { areas: asked(liveAtmosphere, 'areas', { required: true }) },
  icon: 'copy',
})

export const translate = defineCommand(liveAtmosphere, {
  on: 'row',
  translates: true,
  asks: { languages: languages({ required: true }) },
  icon: 'languages',
})
