import teamUpTeam from '../../../src/entities/activity-manage/team-up-team'
import { because, int } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'

export const close = defineCommand(teamUpTeam, {
  on: 'rows',
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

export const refundAgain = defineCommand(teamUpTeam, { on: 'rows', money: 'paid', icon: 'receipt' })

export const extendTeam = defineCommand(teamUpTeam, {
  on: 'rows',
  states: ['forming'],
  asks: { hours: int({ min: 1, max: 168, required: true }) },
  icon: 'timer',
})
