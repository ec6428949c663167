import liveExposurePlan from '../../src/entities/live-config/live-exposure-plan'
import { int } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { pausable } from '../packs/pausable'

export const publish = defineCommand(liveExposurePlan, { on: 'rows', does: move(), keys: 'u', icon: 'circle-arrow-up' })

export const { pause, resume } = pausable(liveExposurePlan)

export const stop = defineCommand(liveExposurePlan, {
  on: 'rows',
  does: move(),
  asks: { stopReason: asked(liveExposurePlan, 'stopReason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  icon: 'square',
})

export const addTarget = defineCommand(liveExposurePlan, {
  on: 'rows',
  states: ['running', 'paused'],
  asks: {
    add: int({ min: 100, max: 5_000_000, required: true }),
    reason: asked(liveExposurePlan, 'reason', { required: true }),
  },
  icon: 'plus',
})

/** What asks for more than 500,000 exposures starts when another account agrees. */
export const approve = defineCommand(liveExposurePlan, {
  audits: 'approve',
  on: 'rows',
  does: set({}, { stamp: ['approvedBy'] }),
  states: ['draft'],
  reads: ['approvedBy'],
  when: ({ approvedBy }) => approvedBy === null || 'live-config.recommend-exposure.approvedAlready',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

/** What came of it so far. */
export const report = defineCommand(liveExposurePlan, { on: 'row', keys: 'o', icon: 'chart-no-axes-column' })
