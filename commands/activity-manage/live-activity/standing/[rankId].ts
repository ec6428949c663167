import liveActivityStanding from '../../../../src/entities/activity-manage/live-activity-standing'
import { asked, defineCommand } from '../../../../src/schema/command'
import { move } from '../../../../src/schema/does'

export const hold = defineCommand(liveActivityStanding, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(liveActivityStanding, 'reason', { required: true }) },
  inverse: 'release',
  keys: 'w',
  icon: 'pause',
})

export const release = defineCommand(liveActivityStanding, { on: 'rows', does: move(), icon: 'play' })

export const disqualify = defineCommand(liveActivityStanding, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(liveActivityStanding, 'reason', { required: true }) },
  danger: 'confirm',
  destroys: true,
  inverse: 'reinstate',
  keys: 'd',
  icon: 'user-x',
})

export const reinstate = defineCommand(liveActivityStanding, {
  on: 'rows',
  does: move(),
  asks: { reason: asked(liveActivityStanding, 'reason', { required: true }) },
  icon: 'user-check',
})
