import { sql } from 'kysely'
import * as commands from '../../../../commands/goods-and-order/virtual-currency-itemized'
import currencyEntry from '../../../entities/goods-and-order/currency-entry'
import virtualCurrency from '../../../entities/goods-and-order/virtual-currency'
import type { Finding } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { caption } from '../../base/captions'
import { moveCurrency } from '../../domain/commerce/ledger'
import { page } from '../../domain/commerce/ledger-commands'
import { handlers } from '../../operations/handler'
import { badField } from '../../base/errors'
import { dayMs } from '../../../schema/time'

export default handlers(commands, {
  /** The opposite entry names the one it takes back; what the user has spent of it becomes debt. */
  reverse: {
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
  },

  /** A user's ledger over a span of days, in UTC: what was there, what came and went by scene, what is left. */
  statement: {
    guard: ({ now }, { from, to }) => {
      if (from > to || from > now.toISOString()) throw badField('to', 'error.offBeforePublish')
      return Promise.resolve()
    },
    run: async (context, { user: holder, from, to }) => {
      const { db, language } = context
      const own = isOwnRow(context, commands.statement, currencyEntry, sql.ref('e.id'))
      const end = new Date(Date.parse(to) + dayMs).toISOString()
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
  },
})
