import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/goods-itemized'
import anchor from '../../../entities/live-manage/anchor'
import refund from '../../../entities/live-manage/refund'
import type { Finding } from '../../../schema/findings'
import { handlers } from '../../operations/handler'
import { create } from '../../operations/save'
import { dayMs } from '../../../schema/time'

const place = 'goods-and-order.goods-itemized.circle'

export default handlers(commands, {
  refundGift: {
    check: async ({ records }, row) => {
      if (!row.recordNo) return true
      const asked = await records.where(refund, { orderNo: row.recordNo }, 1)
      return asked.length === 0 || 'goods-and-order.goods-itemized.refundGift.asked'
    },
    run: async (context, row, { cause, remedy, description }) => {
      const { records } = context
      const [earner] = row.receiver === null ? [] : await records.where(anchor, { user: row.receiver }, 1)
      const known = { anchor: earner?.id, session: row.session, gift: row.gift, quantity: row.quantity }
      const named = Object.fromEntries(
        Object.entries(known).filter(([, value]) => value !== null && value !== undefined),
      )
      const body = { user: row.user, orderNo: row.recordNo, coins: row.coins, cause, remedy, description, ...named }
      await create(context, refund, body, { biscuits: row.biscuits, guild: row.guild })
    },
  },

  /** Gifts between the two in 30 days, each way, and the devices both have been seen on. */
  circle: {
    run: async ({ db, now }, row) => {
      const since = new Date(now.getTime() - 30 * dayMs).toISOString()
      const { rows } = await sql<{ there: number; back: number; devices: number }>`select
        coalesce(sum(coins) filter (where "user" = ${row.user}), 0) as there,
        coalesce(sum(coins) filter (where "user" = ${row.receiver}), 0) as back,
        (select count(distinct a.device) from "order" a join "order" b on a.device = b.device
          where a."user" = ${row.user} and b."user" = ${row.receiver}) as devices
      from goods_record where kind = 'giftSent' and created_at >= ${since}
        and (("user" = ${row.user} and receiver = ${row.receiver})
          or ("user" = ${row.receiver} and receiver = ${row.user}))`.execute(db)
      const [there, back, devices] = [rows[0]?.there, rows[0]?.back, rows[0]?.devices].map((value) =>
        Number(value ?? 0),
      )
      const findings: Finding[] = [
        { caption: `${place}.there`, value: there ?? 0 },
        { caption: `${place}.back`, value: back ?? 0, ...((back ?? 0) > 0 && { tone: 'warn' as const }) },
        { caption: `${place}.devices`, value: devices ?? 0, tone: (devices ?? 0) > 0 ? 'bad' : 'good' },
        {
          caption: `${place}.records`,
          to: `/goods-and-order/goods-itemized?user=${row.user}&receiver=${row.receiver}`,
        },
      ]
      return { findings }
    },
  },
})
