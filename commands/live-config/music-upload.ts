import liveMusic from '../../src/entities/live-config/live-music'
import { because } from '../../src/fields'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'
import { reviewed } from '../packs/reviewed'

export const { submit, approve, reject } = reviewed(liveMusic, { by: 'others', keys: { submit: 'u', approve: 'a' } })

export const takeDown = defineCommand(liveMusic, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  destroys: true,
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
