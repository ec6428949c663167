import homeLargeWindow from '../../src/entities/app-manage/home-large-window'
import { because, instant, ref } from '../../src/fields'
import { defineCommand } from '../../src/schema/command'
import { move } from '../../src/schema/does'
import { pausable } from '../packs/pausable'
import { translated } from '../packs/translated'

export const publish = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: move(),
  inverse: 'takeDown',
  keys: 'a',
  icon: 'circle-arrow-up',
})

export const { pause, resume } = pausable(homeLargeWindow, { keys: { pause: 'o' } })

export const takeDown = defineCommand(homeLargeWindow, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  keys: 't',
  icon: 'circle-arrow-down',
})

/** Another window takes its place and its time. */
export const swap = defineCommand(homeLargeWindow, {
  on: 'row',
  states: ['running', 'paused'],
  asks: { with: ref('homeLargeWindow', { required: true }), at: instant() },
  keys: 'w',
  icon: 'arrow-left-right',
})

export const { translate } = translated(homeLargeWindow)
