import clientStatusRule from '../../../src/entities/app-manage/client-status-rule'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

/** Where many use the client, stops and maintenance are scheduled by another than their author. */
export const schedule = defineCommand(clientStatusRule, {
  on: 'row',
  does: move(),
  danger: 'confirm',
  inverse: 'end',
  keys: 'a',
  icon: 'calendar-clock',
})

export const end = defineCommand(clientStatusRule, { on: 'rows', does: move(), keys: 'o', icon: 'square' })
