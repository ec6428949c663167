import * as commands from '../../../../../commands/activity-manage/live-activity/template'
import liveActivityRank from '../../../../entities/activity-manage/live-activity-rank'
import liveActivityTemplate from '../../../../entities/activity-manage/live-activity-template'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  settle: {
    check: async ({ records }, { id }) => {
      const ranks = await records.where(liveActivityRank, { template: id })
      const open = ranks.filter(({ state }) => state !== 'settled')
      return open.length === 0 || { caption: 'activity.ranksOpen', params: { count: String(open.length) } }
    },
    run: async ({ records }, row) => {
      await records.update(liveActivityTemplate, row, { state: 'settled' })
    },
  },

  raiseBudget: {
    run: async ({ records }, row, { amount }) => {
      await records.update(liveActivityTemplate, row, { budget: row.budget + amount })
    },
  },
})
