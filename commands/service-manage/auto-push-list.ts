import { because } from '../../src/fields'
import autoPush from '../../src/entities/service-manage/auto-push'
import { asked, defineCommand } from '../../src/schema/command'
import { move, set } from '../../src/schema/does'

export const setPriority = defineCommand(autoPush, {
  on: 'rows',
  does: set({}),
  asks: { priority: asked(autoPush, 'priority', { required: true }) },
  icon: 'sliders-horizontal',
})

/** What the guard has halted stays stopped until somebody starts it again. */
export const releaseHalt = defineCommand(autoPush, {
  on: 'row',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-play',
})
