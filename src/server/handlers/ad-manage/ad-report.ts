import { sql } from 'kysely'
import * as commands from '../../../../commands/ad-manage/ad-report'
import adDailyStat from '../../../entities/ad-manage/ad-daily-stat'
import { majorText } from '../../../fields/currency'
import { isOwnRow } from '../../access/own-rows'
import { handlers } from '../../operations/handler'
import { refused } from '../../base/errors'

interface Line {
  readonly slot: string
  readonly currency: string
  readonly revenue: string
  readonly impressions: string
}

export default handlers(commands, {
  /** A month of an advertiser by slot and currency; currencies are never added up. */
  exportInvoice: {
    run: async (context, { advertiser, month }) => {
      const { db } = context
      const from = `${month}-01`
      const own = isOwnRow(context, commands.exportInvoice, adDailyStat, sql.ref('t.id'))
      const of = sql`t.advertiser = ${advertiser} and t.day >= ${from}::date and t.day < ${from}::date + interval '1 month' and ${own}`
      const estimated = await sql<{ days: string }>`select count(distinct t.day) as days from ad_daily_stat t
      where ${of} and t.estimated`.execute(db)
      const days = Number(estimated.rows[0]?.days ?? 0)
      if (days > 0) throw refused('ad-manage.ad-report.exportInvoice.estimated', { count: days })
      const { rows } = await sql<Line>`select s.name as slot, t.currency, sum(t.revenue) as revenue,
      sum(t.impressions) as impressions from ad_daily_stat t join ad_slot s on s.id = t.slot
      where ${of} group by s.name, t.currency order by t.currency, sum(t.revenue) desc`.execute(db)
      return {
        findings: rows.map(({ slot, currency, revenue, impressions }) => ({
          caption: 'ad-manage.ad-report.exportInvoice.line',
          params: { slot, impressions: Number(impressions) },
          value: `${majorText(Number(revenue), currency)} ${currency}`,
        })),
      }
    },
  },
})
