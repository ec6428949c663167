import h5SharePage from '../../src/entities/activity-manage/h5-share-page'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const publish = defineCommand(h5SharePage, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'u',
  icon: 'circle-arrow-up',
})

export const takeDown = defineCommand(h5SharePage, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'publish',
  keys: 'd',
  icon: 'circle-arrow-down',
})

/** Old addresses redirect for 90 days. */
export const moveDomain = defineCommand(h5SharePage, {
  on: 'rows',
  does: set({}),
  asks: { domain: asked(h5SharePage, 'domain', { required: true }) },
  danger: 'confirm',
  icon: 'arrow-up-down',
})
