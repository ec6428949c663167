import * as commands from '../../../../commands/activity-manage/fission'
import fissionActivity from '../../../entities/activity-manage/fission-activity'
import type { Findings } from '../../../schema/findings'
import { amount, costFindings, unitCosts } from '../../domain/activities/findings'
import { ladderCost } from '../../domain/activities/ladder-cost'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  simulateCost: {
    run: async (context, row, expected): Promise<Findings> => {
      const costs = await unitCosts(context, [...row.ladder.map(({ reward }) => reward), row.inviteeReward])
      const ladder = row.ladder.map(({ invites, reward, count }) => ({
        invites,
        cost: (costs.get(reward) ?? 0) * count,
      }))
      const perInvitee = row.inviteeReward === null ? 0 : (costs.get(row.inviteeReward) ?? 0)
      const { valid, cost, perNewUser } = ladderCost(expected, ladder, perInvitee, row.perInviterCap)
      return {
        findings: [
          { caption: 'activity.found.valid', value: valid },
          ...costFindings(cost, row.budget, row.currency),
          {
            caption: 'activity.found.perNewUser',
            value: perNewUser === null ? null : amount(perNewUser, row.currency),
          },
        ],
      }
    },
  },

  raiseBudget: {
    run: async ({ records }, row, { amount }) => {
      await records.update(fissionActivity, row, { budget: row.budget + amount })
    },
  },
})
