import { sql } from 'kysely'
import * as commands from '../../../../../commands/goods-and-order/virtual-currency-itemized/wallets'
import type { Finding } from '../../../../schema/findings'
import { page } from '../../../domain/commerce/ledger-commands'
import { handlers } from '../../../operations/handler'

export default handlers(commands, {
  /** Tells which of the chosen wallets hold something else than their entries add up to. */
  recheck: {
    runTogether: async ({ db }, rows) => {
      const { rows: sums } = await sql<{ id: number; total: number }>`select w.id,
        coalesce((select sum(e.amount) from currency_entry e
          where e."user" = w."user" and e.virtual_currency = w.virtual_currency), 0) as total
      from wallet w where w.id = any(${rows.map(({ id }) => id)})`.execute(db)
      const byId = new Map(sums.map(({ id, total }) => [Number(id), Number(total)]))
      const wrong = rows.flatMap<Finding>((row) => {
        const gap = (row.balance ?? 0) - (byId.get(row.id) ?? 0)
        if (gap === 0) return []
        const params = { user: row.user, balance: row.balance ?? 0, total: byId.get(row.id) ?? 0 }
        const to = `/goods-and-order/virtual-currency-itemized?user=${row.user}` as const
        return [{ caption: `${page}-wallets.recheck.differs`, params, value: gap, to, tone: 'bad' as const }]
      })
      const right: Finding = {
        caption: `${page}-wallets.recheck.agrees`,
        value: rows.length - wrong.length,
        tone: 'good',
      }
      return { findings: [...wrong, right] }
    },
  },
})
