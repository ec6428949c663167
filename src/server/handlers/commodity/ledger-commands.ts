import { sql } from 'kysely'
import { checkCirculation } from '../../../../commands/goods-and-order/virtual-currency-manage/currencies'
import { reverse, statement } from '../../../../commands/goods-and-order/virtual-currency-itemized'
import { recheck } from '../../../../commands/goods-and-order/virtual-currency-itemized/wallets'
import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import user from '../../../entities/user-manage/user'
import type { Finding } from '../../../schema/findings'
import { caption } from '../../captions'
import { handle, handlePage, handleTogether } from '../../operations/handler'
import { badField } from '../../pipeline/errors'
import { isOwnRow } from '../../access/own-rows'
import { moveCurrency } from './ledger'

const page = 'goods-and-order.virtual-currency-itemized'

/** The opposite entry names the one it takes back; what the user has spent of it becomes debt. */
export const reversing = handle(reverse, {
  undo: 'never',
  run: async (context, entry, { reason }) => {
    const { code } = await context.records.get(virtualCurrency, entry.virtualCurrency)
    const opposite = await moveCurrency(context, {
      user: entry.user,
      currency: code,
      amount: -entry.amount,
      scene: 'reversal',
      sourceNo: entry.entryNo ?? String(entry.id),
      remark: reason,
      shortfall: 'debt',
    })
    if (opposite) await context.records.update(currencyEntry, entry, { reversedBy: opposite.id })
  },
})

/** A user's ledger over a span of days, in UTC: what was there, what came and went by scene, what is left. */
export const tellingStatement = handlePage(statement, {
  guard: ({ now }, { from, to }) => {
    if (from > to || from > now.toISOString()) throw badField('to', 'error.offBeforePublish')
    return Promise.resolve()
  },
  run: async (context, { user: holder, from, to }) => {
    const { db, language } = context
    const own = isOwnRow(context, statement, currencyEntry, sql.ref('e.id'))
    const end = new Date(Date.parse(to) + 86_400_000).toISOString()
    const { rows } = await sql<{
      currency: number
      code: string
      scene: string | null
      total: number
      count: number
      opening: number
    }>`select e.virtual_currency as currency, c.code, case when e.created_at >= ${from} then e.scene end as scene,
        sum(e.amount) as total, count(*) as count, 0 as opening
      from currency_entry e join virtual_currency c on c.id = e.virtual_currency
      where e."user" = ${holder} and e.created_at < ${end} and ${own} group by 1, 2, 3 order by 1, 3 nulls first`.execute(
      db,
    )
    const findings: Finding[] = []
    for (const code of new Set(rows.map((row) => row.code))) {
      const own = rows.filter((row) => row.code === code)
      const named = { currency: caption(language, `virtualCurrency.code.${code}`) }
      const opening = Number(own.find(({ scene }) => scene === null)?.total ?? 0)
      const moved = own.filter(({ scene }) => scene !== null)
      findings.push({ caption: `${page}.statement.opening`, params: named, value: opening })
      for (const { scene, total } of moved)
        findings.push({ caption: `currencyEntry.scene.${scene}`, value: Number(total) })
      const closing = moved.reduce((sum, { total }) => sum + Number(total), opening)
      findings.push({ caption: `${page}.statement.closing`, params: named, value: closing, tone: 'good' })
    }
    return { findings }
  },
})

/** Tells which of the chosen wallets hold something else than their entries add up to. */
export const recheckingWallets = handleTogether(recheck, {
  run: async ({ db }, rows) => {
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
})

/** For each currency what all wallets hold, and what all entries add up to. */
export const checkingCirculation = handlePage(checkCirculation, {
  run: async (context) => {
    const { db, language } = context
    // Whoever works in some areas is told of the wallets there, held against their own entries.
    const own = isOwnRow(context, checkCirculation, user, sql.ref('w.user'))
    const ofOwn = isOwnRow(context, checkCirculation, user, sql.ref('e.user'))
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
})
