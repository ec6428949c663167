import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/virtual-currency-manage'
import type { Finding } from '../../../schema/findings'
import { handlers } from '../../operations/handler'

export default handlers(commands, {
  /** Coins for a dollar of each pack on sale, dearest first within its market; a pack that gives less than a smaller one is marked. */
  ladder: {
    runTogether: async ({ db }, rows) => {
      const { rows: packs } = await sql<{
        market: string
        coins: number
        rate: number
        id: number
      }>`select m.name as market,
        p.coins + coalesce(p.bonus_coins, 0) as coins, coalesce(p.coins_per_usd, 0)::float as rate, m.id
      from coin_pack p join market m on m.id = p.market
      where p.market = any(${rows.map(({ id }) => id)}) and p.state = 'onSale' order by m.id, p.price`.execute(db)
      return {
        findings: packs.map<Finding>((pack, index) => {
          const smaller = packs[index - 1]
          const falls = smaller !== undefined && smaller.id === pack.id && smaller.rate > pack.rate
          return {
            caption: 'goods-and-order.virtual-currency-manage.ladder.pack',
            params: { market: pack.market, coins: Number(pack.coins) },
            value: Math.round(pack.rate * 10) / 10,
            to: `/goods-and-order/virtual-currency-manage-content/${pack.id}`,
            ...(falls && { tone: 'bad' as const }),
          }
        }),
      }
    },
  },
})
