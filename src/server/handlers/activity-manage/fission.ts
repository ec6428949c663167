import * as commands from '../../../../commands/activity-manage/fission'
import fissionActivity from '../../../entities/activity-manage/fission-activity'
import type { Findings } from '../../../schema/findings'
import { costFindings, moneyText, unitCosts } from '../../domain/activities/findings'
import { ladderCost } from '../../domain/activities/ladder-cost'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  simulateCost: {
    run: async (context, row, expected): Promise<Findings> => {
      const costs = await unitCosts(context, [...row.ladder.map(({ reward }) => reward), row.inviteeReward])
      const costIn = (code: string) => {
        const costOf = (reward: number | null) => {
          const cost = reward === null ? undefined : costs.get(reward)
          return cost?.currency === code ? cost.amount : 0
        }
        const ladder = row.ladder.map(({ invites, reward, count }) => ({ invites, cost: costOf(reward) * count }))
        // What one inviter gets at most is an amount of the activity's own currency.
        return ladderCost(expected, ladder, costOf(row.inviteeReward), code === row.currency ? row.perInviterCap : null)
      }
      const currencies = new Set([row.currency, ...[...costs.values()].map(({ currency }) => currency)])
      const { valid, perNewUser } = costIn(row.currency)
      return {
        findings: [
          { caption: 'activity.found.valid', value: valid },
          ...costFindings(new Map([...currencies].map((code) => [code, costIn(code).cost])), row.budget, row.currency),
          {
            caption: 'activity.found.perNewUser',
            value: perNewUser === null ? null : moneyText(perNewUser, row.currency),
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
