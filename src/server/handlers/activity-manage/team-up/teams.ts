import * as commands from '../../../../../commands/activity-manage/team-up/teams'
import teamUpTeam from '../../../../entities/activity-manage/team-up-team'
import { handlers } from '../../../operations/handler'

/** A team may stay open for a week in all. */
const maxHours = 168

export default handlers(commands, {
  extendTeam: {
    check: async (_context, { openedAt, closesAt }, { hours }) => {
      const [from, to] = [Date.parse(openedAt ?? ''), Date.parse(closesAt ?? '')]
      const isLong = to + hours * 3_600_000 - from > maxHours * 3_600_000
      return !isLong || { caption: 'activity.teamTooLong', params: { hours: String(maxHours) } }
    },
    run: async ({ records, now }, row, { hours }) => {
      await records.update(teamUpTeam, row, {
        closesAt: new Date(Date.parse(row.closesAt ?? now.toISOString()) + hours * 3_600_000).toISOString(),
      })
    },
  },
})
