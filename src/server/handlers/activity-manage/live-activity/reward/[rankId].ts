import * as commands from '../../../../../../commands/activity-manage/live-activity/reward/[rankId]'
import liveActivityRank from '../../../../../entities/activity-manage/live-activity-rank'
import liveActivityReward from '../../../../../entities/activity-manage/live-activity-reward'
import liveActivityTemplate from '../../../../../entities/activity-manage/live-activity-template'
import type { Findings } from '../../../../../schema/findings'
import { addCosts, costFindings, unitCosts } from '../../../../domain/activities/findings'
import { parseRanges, rangeFault } from '../../../../domain/activities/place-ranges'
import { handlers } from '../../../../operations/handler'
import { badField, refused } from '../../../../base/errors'
import type { Context } from '../../../../pipeline/operation'

export default handlers(commands, {
  estimate: {
    run: async (context, { rank }): Promise<Findings> => {
      const { template } = await context.records.get(liveActivityRank, rank)
      const { budget, currency } = await context.records.get(liveActivityTemplate, template)
      const rewards = await context.records.where(liveActivityReward, { rank })
      const costs = await unitCosts(
        context,
        rewards.map(({ reward }) => reward),
      )
      const pieces = rewards.map(({ fromPlace, toPlace, reward, count }) => {
        const places = toPlace === null ? 1 : toPlace - (fromPlace ?? 1) + 1
        return { reward, count: places * (count ?? 1) }
      })
      return { findings: costFindings(addCosts(costs, pieces), budget, currency) }
    },
  },

  fillRanges: {
    run: async (context, { rank, receives, ranges: text, reward }) => {
      const { size, currency } = await draftRank(context, rank)
      const ranges = parseRanges(text)
      const held = await context.records.where(liveActivityReward, { rank, receives })
      const taken = held.map(({ fromPlace, toPlace }) => ({ from: fromPlace ?? 1, to: toPlace ?? fromPlace ?? 1 }))
      const fault = rangeFault([...taken, ...ranges], size ?? liveActivityRank.fields.size.default)
      if (fault) throw badField('ranges', fault)
      const last = Math.max(0, ...held.map(({ position }) => position ?? 0))
      for (const [index, { from, to }] of ranges.entries())
        await context.records.insert(liveActivityReward, {
          ...{ rank, receives, reward, currency },
          fromPlace: from,
          toPlace: to,
          position: last + index + 1,
        })
      return { added: ranges.length }
    },
  },

  copyFrom: {
    run: async (context, { rank, from }) => {
      if (from === rank) throw refused('activity.sameRecord')
      const { currency } = await draftRank(context, rank)
      const held = await context.records.where(liveActivityReward, { rank: from })
      if (held.length === 0) throw refused('activity.nothingToCopy')
      for (const { receives, fromPlace, toPlace, score, minScore, reward, count, poolShare, position } of held)
        await context.records.insert(liveActivityReward, {
          ...{ receives, fromPlace, toPlace, score, minScore, reward, count, poolShare, position, rank, currency },
        })
      return { added: held.length }
    },
  },
})

/** Rewards of a rank that runs are locked. */
async function draftRank({ records }: Context, id: number) {
  const rank = await records.get(liveActivityRank, id)
  if (rank.state !== 'draft') throw refused('activity.rewardsLocked')
  return rank
}
