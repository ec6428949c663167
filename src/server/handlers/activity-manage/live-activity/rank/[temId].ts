import * as commands from '../../../../../../commands/activity-manage/live-activity/rank/[temId]'
import liveActivityRank from '../../../../../entities/activity-manage/live-activity-rank'
import liveActivityStanding from '../../../../../entities/activity-manage/live-activity-standing'
import { rankAgain } from '../../../../domain/activities/rank-again'
import { handlers } from '../../../../operations/handler'

export default handlers(commands, {
  confirmResult: {
    check: async ({ records }, { id }) => {
      const [held] = await records.where(liveActivityStanding, { rank: id, state: 'held' }, 1)
      return held === undefined || 'activity.standingsHeld'
    },
    run: async ({ records, account }, row) => {
      await records.update(liveActivityRank, row, { state: 'checked', confirmedBy: account.id })
    },
  },

  /** Those out of the running leave the order, and those behind them move up. */
  recalculate: {
    run: async (context, row) => {
      const topScore = await rankAgain(context, row.id)
      await context.records.update(liveActivityRank, row, { topScore, computedAt: context.now.toISOString() })
    },
  },

  settle: {
    check: async ({ account }, { confirmedBy }) => confirmedBy !== account.id || 'activity.ownConfirmation',
    run: async ({ records }, row) => {
      for (const standing of await records.where(liveActivityStanding, { rank: row.id, state: 'counted' }))
        if (standing.reward !== null) await records.update(liveActivityStanding, standing, { state: 'rewarded' })
      await records.update(liveActivityRank, row, { state: 'settled' })
    },
  },
})
