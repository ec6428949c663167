import { raiseBudget as raiseFission } from '../../../../commands/activity-manage/fission'
import { raiseBudget as raiseLive } from '../../../../commands/activity-manage/live-activity/template'
import { raiseBudget as raiseTeamUp } from '../../../../commands/activity-manage/team-up'
import { raiseBudget as raiseTopUp } from '../../../../commands/activity-manage/top-up-activity'
import fissionActivity from '../../../entities/activity-manage/fission-activity'
import liveActivityTemplate from '../../../entities/activity-manage/live-activity-template'
import teamUpActivity from '../../../entities/activity-manage/team-up-activity'
import topUpActivity from '../../../entities/activity-manage/top-up-activity'
import { handle } from '../../operations/handler'

export const raisingFission = handle(raiseFission, {
  run: ({ records }, row, { amount }) => records.update(fissionActivity, row, { budget: row.budget + amount }),
})

export const raisingLive = handle(raiseLive, {
  run: ({ records }, row, { amount }) => records.update(liveActivityTemplate, row, { budget: row.budget + amount }),
})

export const raisingTeamUp = handle(raiseTeamUp, {
  run: ({ records }, row, { amount }) => records.update(teamUpActivity, row, { budget: row.budget + amount }),
})

export const raisingTopUp = handle(raiseTopUp, {
  run: ({ records }, row, { amount }) => records.update(topUpActivity, row, { budget: row.budget + amount }),
})
