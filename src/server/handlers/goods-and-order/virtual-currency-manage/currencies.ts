import { sql } from 'kysely'
import * as commands from '../../../../../commands/goods-and-order/virtual-currency-manage/currencies'
import user from '../../../../entities/user-manage/user'
import type { Finding } from '../../../../schema/findings'
import { isOwnRow } from '../../../access/own-rows'
import { caption } from '../../../base/captions'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** For each currency what all wallets hold, and what all entries add up to. */
  checkCirculation: {
    run: async (context) => {
      const { db, language } = context
      // Whoever works in some areas is notified of the wallets there, compared with their own entries.
      const own = isOwnRow(context, commands.checkCirculation, user, sql.ref('w.user'))
      const ofOwn = isOwnRow(context, commands.checkCirculation, user, sql.ref('e.user'))
      const { rows } = await sql<{ code: string; held: number; moved: number }>`select c.code,
        coalesce((select sum(w.balance) from wallet w where w.virtual_currency = c.id and ${own}), 0) as held,
        coalesce((select sum(e.amount) from currency_entry e where e.virtual_currency = c.id and ${ofOwn}), 0) as moved
      from virtual_currency c order by c.id`.execute(db)
      const place = 'goods-and-order.virtual-currency-manage-currencies.checkCirculation'
      return {
        findings: rows.flatMap<Finding>(({ code, held, moved }) => {
          const params = { currency: caption(language, `virtualCurrency.code.${code}`) }
          const gap = Number(held) - Number(moved)
          return [
            { caption: `${place}.held`, params, value: Number(held) },
            { caption: `${place}.moved`, params, value: Number(moved) },
            { caption: `${place}.gap`, params, value: gap, tone: gap === 0 ? 'good' : 'bad' },
          ]
        }),
      }
    },
  },
})
