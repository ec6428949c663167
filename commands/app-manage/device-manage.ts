import deviceModel from '../../src/entities/app-manage/device-model'
import { because, ref, string } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { set } from '../../src/schema/does'

/** Stands against the nightly grading until it is given back to it. */
export const setTier = defineCommand(deviceModel, {
  on: 'rows',
  does: set({ tierSource: 'manual' }),
  asks: { tier: asked(deviceModel, 'tier', { required: true }), reason: because() },
  keys: 't',
  icon: 'gauge',
})

export const resetTier = defineCommand(deviceModel, {
  on: 'rows',
  does: set({ tierSource: 'automatic' }),
  icon: 'rotate-ccw',
})

export const setPlayback = defineCommand(deviceModel, {
  on: 'rows',
  does: set({}),
  asks: {
    h265: asked(deviceModel, 'h265', { required: true }),
    av1: asked(deviceModel, 'av1', { required: true }),
    maxResolution: asked(deviceModel, 'maxResolution', { required: true }),
    decoder: asked(deviceModel, 'decoder', { required: true }),
    reason: because(),
  },
  danger: 'confirm',
  keys: 'o',
  icon: 'monitor-play',
})

const label = string({ max: 30, pattern: '^[^,，]+$', example: 'Low memory', required: true })

export const addLabel = defineCommand(deviceModel, {
  on: 'rows',
  asks: { label },
  inverse: 'removeLabel',
  keys: 'a',
  icon: 'tag',
})

export const removeLabel = defineCommand(deviceModel, {
  on: 'rows',
  asks: { label },
  inverse: 'addLabel',
  icon: 'tag-x',
})

/** One model under several names: the others go, their devices count for the one that is kept. */
export const mergeModels = defineCommand(deviceModel, {
  on: 'rows',
  asks: { keep: ref('deviceModel', { required: true }) },
  danger: 'confirm',
  icon: 'merge',
})
