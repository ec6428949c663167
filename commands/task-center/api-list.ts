import integralApi from '../../src/entities/task-center/integral-api'
import { because } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { leadTo, move } from '../../src/schema/does'

export const startTest = defineCommand(integralApi, { on: 'row', does: move(), icon: 'flask-conical' })

/** A second person approves; inbound calls need a list of addresses, and the events that are paid. */
export const goLive = defineCommand(integralApi, { on: 'row', does: move(), danger: 'second', icon: 'rocket' })

export const suspend = defineCommand(integralApi, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 'w',
  icon: 'pause',
})

export const close = defineCommand(integralApi, { on: 'row', does: move(), danger: 'confirm', icon: 'circle-x' })

/** Shown once, to whoever renews it; the former one stays valid for a day. */
export const renewSecret = defineCommand(integralApi, {
  on: 'row',
  states: ['draft', 'testing', 'live', 'suspended'],
  danger: 'confirm',
  icon: 'key-round',
  alsoCalled: ['rotate key', '轮换密钥'],
})

export const openCalls = defineCommand(integralApi, {
  on: 'row',
  does: leadTo('/task-center/api-list/calls?api={id}'),
  keys: 'o',
  icon: 'list',
})
