import * as commands from '../../../../../commands/live-config/dress-config'
import liveDress from '../../../../entities/live-config/live-dress'
import userDress from '../../../../entities/goods-and-order/user-dress'
import type { Row } from '../../../../schema/entity'
import { defineRules, handle } from '../../../operations/handler'
import type { Context } from '../../../pipeline/operation'
import { checkPeriod } from '../../period'
import { daysAfter } from '../punishment-terms'

export const replacingAnimation = handle(commands.replaceFile, {
  run: async ({ records }, row, { animation }) => {
    await records.update(liveDress, row, { animation, formerAnimation: row.animation })
  },
})

export const restoringAnimation = handle(commands.restoreFile, {
  run: async ({ records }, row) => {
    if (!row.formerAnimation) return
    await records.update(liveDress, row, { animation: row.formerAnimation, formerAnimation: row.animation })
  },
})

export const grantingDress = handle(commands.grant, {
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
})

/** One that is for good stays so. */
async function extend({ records }: Context, worn: Row<typeof userDress>, days: number): Promise<void> {
  if (worn.expiresAt === null) return
  await records.update(userDress, worn, {
    days: (worn.days ?? 0) + days,
    expiresAt: daysAfter(worn.expiresAt, days),
  })
}

export const withdrawingDress = handle(commands.withdraw, {
  run: async ({ records }, { dress }, { users, reason }) => {
    for (const worn of await records.where(userDress, { user: users, dress, state: 'active' }))
      await records.update(userDress, worn, { state: 'recalled', wearing: false, recallReason: reason })
  },
})

export const liveDressRules = defineRules(liveDress, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    return Promise.resolve()
  },
})
