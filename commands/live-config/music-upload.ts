import liveMusic from '../../src/entities/live-config/live-music'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const submit = defineCommand(liveMusic, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(liveMusic, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  by: 'others',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(liveMusic, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const takeDown = defineCommand(liveMusic, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  inverse: 'restore',
  icon: 'circle-arrow-down',
})

export const restore = defineCommand(liveMusic, { on: 'rows', does: move(), icon: 'archive-restore' })

export const renewLicence = defineCommand(liveMusic, {
  on: 'rows',
  does: set({}),
  asks: {
    licenceTo: asked(liveMusic, 'licenceTo', { required: true }),
    licenceFile: asked(liveMusic, 'licenceFile', { required: true }),
  },
  icon: 'timer-reset',
})
