import teamUpTeam from '../../../src/entities/activity-manage/team-up-team'
import { because, int } from '../../../src/fields'
import { defineCommand } from '../../../src/schema/command'
import { move } from '../../../src/schema/does'

export const close = defineCommand(teamUpTeam, {
  on: 'rows',
  does: move(),
  asks: { reason: because() },
  danger: 'confirm',
  icon: 'circle-x',
})

export const refundAgain = defineCommand(teamUpTeam, { on: 'rows', does: move(), money: 'paid', icon: 'receipt' })

export const extendTeam = defineCommand(teamUpTeam, {
  on: 'rows',
  states: ['forming'],
  asks: { hours: int({ min: 1, max: 168, required: true }) },
  icon: 'timer',
})
