import * as commands from '../../../../commands/live-config/dress-config'
import userDress from '../../../entities/goods-and-order/user-dress'
import liveDress from '../../../entities/live-config/live-dress'
import type { Row } from '../../../schema/entity'
import { daysAfter } from '../../domain/live/punishment-terms'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'

export default handlers(commands, {
  replaceFile: {
    run: async ({ records }, row, { animation }) => {
      await records.update(liveDress, row, { animation, formerAnimation: row.animation })
    },
  },

  restoreFile: {
    run: async ({ records }, row) => {
      if (!row.formerAnimation) return
      await records.update(liveDress, row, { animation: row.formerAnimation, formerAnimation: row.animation })
    },
  },

  grant: {
    run: async (context, { dress }, { users, days }) => {
      const { records, now } = context
      for (const user of new Set(users)) {
        const [worn] = await records.where(userDress, { user, dress, state: 'active' }, 1)
        if (worn) await extend(context, worn, days)
        else {
          const terms = { source: 'grant', days, startsAt: now.toISOString(), expiresAt: daysAfter(now, days) } as const
          await records.insert(userDress, { user, dress, ...terms })
        }
      }
    },
  },

  withdraw: {
    run: async ({ records }, { dress }, { users, reason }) => {
      for (const worn of await records.where(userDress, { user: users, dress, state: 'active' }))
        await records.update(userDress, worn, { state: 'recalled', wearing: false, recallReason: reason })
    },
  },
})

/** One that is for good stays so. */
async function extend({ records }: Context, worn: Row<typeof userDress>, days: number): Promise<void> {
  if (worn.expiresAt === null) return
  await records.update(userDress, worn, {
    days: (worn.days ?? 0) + days,
    expiresAt: daysAfter(worn.expiresAt, days),
  })
}
