import * as commands from '../../../../../../commands/activity-manage/live-activity/honor/[temId]'
import activityReward from '../../../../../entities/activity-manage/activity-reward'
import liveActivityHonor from '../../../../../entities/activity-manage/live-activity-honor'
import liveActivityRank from '../../../../../entities/activity-manage/live-activity-rank'
import liveActivityStanding from '../../../../../entities/activity-manage/live-activity-standing'
import user from '../../../../../entities/user-manage/user'
import { pickCaption } from '../../../../../fields/format'
import { grantReward } from '../../../../domain/activities/grants'
import { handlers } from '../../../../operations/handler'
import { badField } from '../../../../base/errors'

export default handlers(commands, {
  fillFromRank: {
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
  },

  giveBadge: {
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
  },
})
