import * as honours from '../../../../commands/activity-manage/live-activity/honor/[temId]'
import * as page from '../../../../commands/activity-manage/live-activity/reward/[rankId]'
import activityReward from '../../../entities/activity-manage/activity-reward'
import liveActivityHonor from '../../../entities/activity-manage/live-activity-honor'
import liveActivityRank from '../../../entities/activity-manage/live-activity-rank'
import liveActivityReward from '../../../entities/activity-manage/live-activity-reward'
import liveActivityStanding from '../../../entities/activity-manage/live-activity-standing'
import user from '../../../entities/user-manage/user'
import { pickCaption } from '../../../fields/format'
import { handle, handlePage } from '../../operations/handler'
import { badField, refused } from '../../pipeline/errors'
import type { Context } from '../../pipeline/operation'
import { grantReward } from './grants'
import { parseRanges, rangeFault } from './place-ranges'

export const fillingRanges = handlePage(page.fillRanges, {
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
})

export const copyingRewards = handlePage(page.copyFrom, {
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
})

export const fillingHonours = handlePage(honours.fillFromRank, {
  run: async ({ records }, { rank: id, places, season, title }) => {
    const rank = await records.get(liveActivityRank, id)
    if (rank.state !== 'settled') throw badField('rank', 'activity.rankNotSettled')
    const standings = await records.where(liveActivityStanding, { rank: id, state: ['counted', 'rewarded'] })
    const first = standings.filter(({ place }) => place !== null && place <= places)
    const last = Math.max(
      0,
      ...(await records.where(liveActivityHonor, { template: rank.template })).map(({ position }) => position ?? 0),
    )
    for (const { place, user: userId, anchor, guild, score } of first)
      await records.insert(liveActivityHonor, {
        ...{ season, title, anchor, guild, score, rank: id },
        user: userId,
        template: rank.template,
        place: place ?? 1,
        position: last + (place ?? 1),
      })
    return { added: first.length }
  },
})

export const givingBadge = handle(honours.giveBadge, {
  run: async (context, row) => {
    if (row.badge === null || row.user === null) return
    const badge = await context.records.get(activityReward, row.badge)
    await grantReward(context, badge, {
      user: await context.records.get(user, row.user),
      count: 1,
      source: 'liveRank',
      sourceId: String(row.rank ?? row.template),
      sourceTitle: pickCaption(row.title, context.language),
      key: `honor:${row.id}:${row.user}`,
      approvedBy: context.account.id,
    })
  },
})

/** Rewards of a rank that runs are locked. */
async function draftRank({ records }: Context, id: number) {
  const rank = await records.get(liveActivityRank, id)
  if (rank.state !== 'draft') throw refused('activity.rewardsLocked')
  return rank
}
