import * as commands from '../../../../../commands/star-pk/star-pk/rewardSetting'
import starPk from '../../../../entities/activity-manage/star-pk'
import starPkReward from '../../../../entities/activity-manage/star-pk-reward'
import type { Row } from '../../../../schema/entity'
import type { Findings } from '../../../../schema/findings'
import { addCosts, costFindings, unitCosts } from '../../../domain/activities/findings'
import { handlers } from '../../../operations/handler'
import { refused } from '../../../base/errors'
import type { Context } from '../../../pipeline/operation'

export default handlers(commands, {
  estimate: {
    run: async (context, { pk, voters }): Promise<Findings> => {
      const { budget, currency } = await context.records.get(starPk, pk)
      const rewards = await context.records.where(starPkReward, { pk })
      const costs = await unitCosts(
        context,
        rewards.map(({ reward }) => reward),
      )
      const pieces = rewards.map(({ receives, fromPlace, toPlace, winners, reward, count }) => {
        const places = toPlace === null ? 1 : toPlace - (fromPlace ?? 1) + 1
        const many = {
          topVoters: places,
          lottery: winners ?? 0,
          everyVoter: voters,
          winnerVoters: voters,
          loserVoters: 0,
        }
        return { reward, count: many[receives] * (count ?? 1) }
      })
      return { findings: costFindings(addCosts(costs, pieces), budget ?? 0, currency ?? 'USD') }
    },
  },

  copyFromDefault: {
    run: (context, { pk }) => copyRewards(context, null, pk),
  },

  copyFrom: {
    run: async (context, { from, pk }) => {
      if (from === pk) throw refused('activity.sameRecord')
      return copyRewards(context, from, pk)
    },
  },
})

async function copyRewards({ records }: Context, from: number | null, to: number): Promise<{ added: number }> {
  const target: Row<typeof starPk> = await records.get(starPk, to)
  if (target.state !== 'draft') throw refused('activity.rewardsLocked')
  const held = await records.where(starPkReward, { pk: from })
  if (held.length === 0) throw refused('activity.nothingToCopy')
  for (const { receives, fromPlace, toPlace, winners, minVotes, reward, count, position } of held)
    await records.insert(starPkReward, {
      ...{ receives, fromPlace, toPlace, winners, minVotes, reward, count, position },
      pk: to,
      currency: target.currency,
    })
  return { added: held.length }
}
