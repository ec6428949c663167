import * as commands from '../../../../commands/activity-manage/reward-list'
import activityReward from '../../../entities/activity-manage/activity-reward'
import { pickCaption } from '../../../fields/format'
import { grantReward } from '../../domain/activities/grants'
import { usersByDisplayId } from '../../domain/users/users-by-display-id'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'

/** Grants by hand above either limit wait for a second person: users at once, value in minor units of USD. */
const maxUsers = 100

const maxValue = 100_00

export default handlers(commands, {
  addStock: {
    run: async ({ records }, row, { count }) => {
      await records.update(activityReward, row, {
        stockTotal: (row.stockTotal ?? 0) + count,
        stockLeft: (row.stockLeft ?? 0) + count,
      })
    },
  },

  grantToUsers: {
    run: async (context, row, { users: text, count, reason }) => {
      const { users, unknown } = await usersByDisplayId(context, text)
      if (unknown.length > 0) throw badField('users', 'activity.unknownUsers', { ids: unknown.slice(0, 5).join(', ') })
      const isSmall = users.length <= maxUsers && users.length * count * row.unitCost <= maxValue
      const sourceTitle = pickCaption(row.name, context.language)
      for (const user of users)
        await grantReward(context, row, {
          user,
          count,
          source: 'manual',
          sourceId: context.requestId.slice(0, 40),
          sourceTitle,
          key: `manual:${context.requestId}:${user.id}`.slice(0, 80),
          reason,
          approvedBy: isSmall ? context.account.id : null,
        })
      return { granted: users.length, isWaiting: !isSmall }
    },
  },
})
