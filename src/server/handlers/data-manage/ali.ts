import { sql } from 'kysely'
import * as commands from '../../../../commands/data-manage/ali'
import cloudUsageDay from '../../../entities/data-manage/cloud-usage-day'
import type { Finding, Findings } from '../../../schema/findings'
import { isOwnRow } from '../../access/own-rows'
import { caption } from '../../base/captions'
import { handlers } from '../../operations/handler'

/** A bill that differs by more percent than this is looked into. */
const tolerated = 5

export default handlers(commands, {
  /** Currencies stand apart: what was billed in one is never set against another. */
  reconcile: {
    run: async (context, { month }): Promise<Findings> => {
      const { db, language } = context
      const own = isOwnRow(context, commands.reconcile, cloudUsageDay, sql.ref('cloud_usage_day.id'))
      const { rows } = await sql<{
        product: string
        currency: string
        estimated: number
        billed: number
        unbilled: number
      }>`select product, currency, coalesce(sum(estimated_cost), 0)::float8 as estimated,
        coalesce(sum(billed_cost), 0)::float8 as billed, count(*) filter (where billed_cost is null)::int as unbilled
      from cloud_usage_day where date >= ${`${month}-01`}::date and date < (${`${month}-01`}::date + interval '1 month') and ${own}
      group by product, currency order by product, currency`.execute(db)
      if (rows.length === 0) return { findings: [{ caption: 'data-manage.ali.reconcile.none', params: { month } }] }
      return {
        findings: rows.map(({ product, currency, estimated, billed, unbilled }): Finding => {
          const off = estimated === 0 ? 0 : ((billed - estimated) / estimated) * 100
          const texts = `${amount(estimated)} → ${amount(billed)} ${currency} (${off > 0 ? '+' : ''}${off.toFixed(1)} %)`
          return {
            caption: unbilled > 0 ? 'data-manage.ali.reconcile.open' : `cloudUsageDay.product.${product}`,
            ...(unbilled > 0 && {
              params: { product: caption(language, `cloudUsageDay.product.${product}`), days: unbilled },
            }),
            value: texts,
            tone: unbilled > 0 ? 'warn' : Math.abs(off) > tolerated ? 'bad' : 'good',
          }
        }),
      }
    },
  },
})

function amount(minor: number): string {
  return (minor / 100).toFixed(2)
}
