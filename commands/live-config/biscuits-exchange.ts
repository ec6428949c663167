import biscuitExchange from '../../src/entities/live-config/biscuit-exchange'
import { because } from '../../src/fields'
import { asked, defineCommand, definePageCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'

export const submit = defineCommand(biscuitExchange, { on: 'rows', does: move(), keys: 'u', icon: 'send-to-back' })

export const approve = defineCommand(biscuitExchange, {
  audits: 'approve',
  on: 'rows',
  does: move({ stamp: ['approvedBy'] }),
  by: 'others',
  danger: 'confirm',
  keys: 'a',
  icon: 'badge-check',
})

export const reject = defineCommand(biscuitExchange, {
  audits: 'approve',
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  icon: 'badge-x',
})

export const end = defineCommand(biscuitExchange, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'flag',
})

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
