import * as commands from '../../../../commands/vip-manage/vip-subscription'
import subscription from '../../../entities/vip-manage/subscription'
import vipMember from '../../../entities/vip-manage/vip-member'
import vipProduct from '../../../entities/vip-manage/vip-product'
import type { Row } from '../../../schema/entity'
import { revealing } from '../../run/reveal'
import { changeVipTime, unusedDays } from '../../domain/commerce/vip-time'
import { handlers } from '../../operations/handler'
import type { Context } from '../../pipeline/operation'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  reveal: revealing(commands.reveal, ['storeToken'], 50),

  defer: {
    undo: 'never',
    run: async (context, row, { days, reason }) => {
      const later = (at: string | null) => (at === null ? null : new Date(Date.parse(at) + days * dayMs).toISOString())
      const tier = await tierOf(context, row)
      if (tier !== undefined)
        await changeVipTime(context, {
          user: row.user,
          tier,
          kind: 'compensation',
          days,
          vipProduct: row.vipProduct,
          reason,
        })
      await context.records.update(subscription, row, {
        periodEnd: later(row.periodEnd),
        nextChargeAt: later(row.nextChargeAt),
      })
    },
  },

  /** Nobody has two subscriptions of a tier: the other account must have none. */
  moveToUser: {
    undo: 'never',
    check: async ({ records }, row, { user }) => {
      if (!user) return true
      if (user === row.user) return 'vip-manage.vip-subscription.moveToUser.same'
      const theirs = await records.where(
        subscription,
        { user, state: ['trial', 'active', 'grace', 'onHold', 'cancelled'] },
        1,
      )
      return theirs.length === 0 || 'vip-manage.vip-subscription.moveToUser.hasOne'
    },
    run: async (context, row, { user, reason }) => {
      const tier = await tierOf(context, row)
      const [member] = tier === undefined ? [] : await context.records.where(vipMember, { user: row.user, tier }, 1)
      const days = member ? unusedDays(member, context.now) : 0
      if (tier !== undefined && days > 0) {
        const moved = { tier, kind: 'correction', vipProduct: row.vipProduct, reason } as const
        await changeVipTime(context, { ...moved, user: row.user, days: -days })
        await changeVipTime(context, { ...moved, user, days })
      }
      await context.records.update(subscription, row, { user })
    },
  },
})

async function tierOf({ records }: Context, row: Row<typeof subscription>): Promise<number | undefined> {
  return row.vipProduct === null ? undefined : (await records.find(vipProduct, row.vipProduct))?.tier
}
