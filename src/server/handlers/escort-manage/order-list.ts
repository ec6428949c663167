import { sql } from 'kysely'
import * as commands from '../../../../commands/escort-manage/order-list'
import escort from '../../../entities/escort-manage/escort'
import escortComplaint from '../../../entities/escort-manage/escort-complaint'
import escortOrder from '../../../entities/escort-manage/escort-order'
import type { Finding } from '../../../schema/findings'
import { cancelOrder, refundOrder, settleOrder } from '../../domain/escorts/order-money'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { dayMs, hourMs } from '../../../schema/time'

const place = 'escort-manage.order-list.circle'

export default handlers(commands, {
  cancel: {
    undo: 'never',
    run: (context, row, { reason }) => cancelOrder(context, row, reason),
  },

  refund: {
    undo: 'never',
    run: (context, row, { refundCoins, reason }) => refundOrder(context, row, refundCoins, reason),
  },

  settleNow: { undo: 'never', run: (context, row) => settleOrder(context, row) },

  extendHold: {
    undo: 'image',
    run: async ({ records, now }, row, { hours }) => {
      const from = Math.max(now.getTime(), row.settleAt === null ? 0 : Date.parse(row.settleAt))
      await records.update(escortOrder, row, { settleAt: new Date(from + hours * hourMs).toISOString() })
    },
  },

  openReport: {
    undo: 'never',
    check: (_context, row) =>
      Promise.resolve((row.user !== null && row.escort !== null) || 'escort-manage.order-list.openReport.noParties'),
    run: async (context, row, { category, description }) => {
      const { user: reported } = await context.records.get(escort, row.escort ?? 0)
      const body = { reporter: row.user, reported, order: row.id, category, description }
      await create(context, escortComplaint, body, { side: 'companion' })
    },
  },

  circle: {
    run: async ({ db, records, now }, row) => {
      const since = new Date(now.getTime() - 30 * dayMs).toISOString()
      const other = row.escort === null ? undefined : await records.find(escort, row.escort)
      const { rows } = await sql<{ orders: number; coins: number; gifts: number }>`select
        (select count(*) from escort_order where "user" = ${row.user} and escort = ${row.escort}
          and created_at >= ${since}) as orders,
        (select coalesce(sum(coins), 0) from escort_order where "user" = ${row.user} and escort = ${row.escort}
          and created_at >= ${since}) as coins,
        (select coalesce(sum(coins), 0) from goods_record where created_at >= ${since} and kind = 'giftSent'
          and (("user" = ${row.user} and receiver = ${other?.user ?? null})
            or ("user" = ${other?.user ?? null} and receiver = ${row.user}))) as gifts`.execute(db)
      const findings: Finding[] = [
        {
          caption: `${place}.orders`,
          value: Number(rows[0]?.orders ?? 0),
          to: `/escort-manage/order-list?user=${row.user}&escort=${row.escort}`,
        },
        { caption: `${place}.coins`, value: Number(rows[0]?.coins ?? 0) },
        { caption: `${place}.gifts`, value: Number(rows[0]?.gifts ?? 0) },
      ]
      return { findings }
    },
  },
})
