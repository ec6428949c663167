import * as commands from '../../../../commands/goods-and-order/dress-itemized'
import userDress from '../../../entities/goods-and-order/user-dress'
import { handlers } from '../../operations/handler'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  /** Days go on top of what is left, or begin now where it is over. */
  extend: {
    run: async ({ records, now }, row, { days }) => {
      const from = Math.max(now.getTime(), row.expiresAt === null ? 0 : Date.parse(row.expiresAt))
      await records.update(userDress, row, {
        days: (row.days ?? 0) + days,
        expiresAt: new Date(from + days * dayMs).toISOString(),
        state: 'active',
      })
    },
  },
})
