import liveMusic from '../../src/entities/live-config/live-music'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'

export const submit = defineCommand(liveMusic, { on: 'rows', keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(liveMusic, {
  audits: 'approve',
  on: 'rows',
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(liveMusic, {
  audits: 'approve',
  on: 'rows',
  asks: { reason: because() },
  icon: 'badge-x',
})

export const takeDown = defineCommand(liveMusic, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(liveMusic, { on: 'rows', icon: 'archive-restore' })

export const renewLicence = defineCommand(liveMusic, {
  on: 'rows',
  sets: {},
  asks: {
    licenceTo: asked(liveMusic, 'licenceTo', { required: true }),
    licenceFile: asked(liveMusic, 'licenceFile', { required: true }),
  },
  icon: 'timer-reset',
})
