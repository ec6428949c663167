import * as commands from '../../../../../../../../commands/activity-manage/live-activity/rank/add/[temId]/[[rankId]]'
import liveActivityRank from '../../../../../../../entities/activity-manage/live-activity-rank'
import { handlers } from '../../../../../../operations/handler'
import { refused } from '../../../../../../base/errors'

export default handlers(commands, {
  copyFrom: {
    run: async ({ records }, row, { rank }) => {
      if (rank === row.id) throw refused('activity.sameRecord')
      const { subject, metric, formula, gifts, direction, enrol, minLevel, countries, excludedGroups, size, ...rest } =
        await records.get(liveActivityRank, rank)
      const { showScore, tieBreak, minScore, refreshSeconds } = rest
      await records.update(liveActivityRank, row, {
        ...{ subject, metric, formula, gifts, direction, enrol, minLevel, countries, excludedGroups, size },
        ...{ showScore, tieBreak, minScore, refreshSeconds },
      })
    },
  },
})
