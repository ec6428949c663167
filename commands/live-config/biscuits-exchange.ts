import biscuitExchange from '../../src/entities/live-config/biscuit-exchange'
import { because } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { ended } from '../packs/ended'
import { reviewed } from '../packs/reviewed'

export const { submit, reject } = reviewed(biscuitExchange, { keys: { submit: 'u' } })

export const approve = defineCommand(biscuitExchange, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const { end } = ended(biscuitExchange)

/** Switches off what anchors of these areas could exchange. */
export const stopExchange = definePageCommand({
  asks: { areas: asked(biscuitExchange, 'areas', { required: true }), reason: because() },
  danger: 'confirm',
  icon: 'octagon-pause',
})

export const startExchange = definePageCommand({
  asks: { areas: asked(biscuitExchange, 'areas', { required: true }) },
  icon: 'play',
})
