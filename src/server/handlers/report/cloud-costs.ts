import { sql } from 'kysely'
import { reconcile } from '../../../../commands/data-manage/ali'
import { copyNextMonth } from '../../../../commands/data-manage/ali/budget'
import cloudBudget from '../../../entities/data-manage/cloud-budget'
import cloudUsageDay from '../../../entities/data-manage/cloud-usage-day'
import type { Finding, Findings } from '../../../schema/findings'
import { caption } from '../../captions'
import { defineRules, handle, handlePage } from '../../operations/handler'
import { isOwnRow } from '../../access/own-rows'
import { badField, refused } from '../../pipeline/errors'

/** A bill that differs by more percent than this is looked into. */
const tolerated = 5

/** A month that is over is read, not written. */
export const cloudBudgetRules = defineRules(cloudBudget, {
  beforeSave: ({ now }, draft, current) => {
    const thisMonth = now.toISOString().slice(0, 7)
    if (current && current.month < thisMonth && Object.keys(draft).some((name) => name !== 'state'))
      throw refused('data-manage.ali-budget.closed')
    if (draft.month && draft.month < thisMonth) throw badField('month', 'data-manage.ali-budget.past')
    return Promise.resolve()
  },
  may: ({ now }, verb, { month }) =>
    Promise.resolve(verb !== 'delete' || month >= now.toISOString().slice(0, 7) || 'data-manage.ali-budget.closed'),
})

export const copyingBudget = handle(copyNextMonth, {
  check: async ({ records }, { product, market, month }) => {
    const [there] = await records.where(cloudBudget, { product, market, month: monthAfter(month) }, 1)
    return there === undefined || 'data-manage.ali-budget.there'
  },
  run: async ({ records }, row, { changePercent }) => {
    const { name, product, market, currency, limit, warnAt, spikeAt, watchers, month } = row
    const raised = Math.max(1, Math.round(limit * (1 + (changePercent ?? 0) / 100)))
    await records.insert(cloudBudget, {
      ...{ product, market, currency, warnAt, spikeAt, watchers },
      name: name.replaceAll(month, monthAfter(month)),
      month: monthAfter(month),
      limit: raised,
    })
  },
})

/** Currencies stand apart: what was billed in one is never set against another. */
export const reconciling = handlePage(reconcile, {
  run: async (context, { month }): Promise<Findings> => {
    const { db, language } = context
    const own = isOwnRow(context, reconcile, cloudUsageDay, sql.ref('cloud_usage_day.id'))
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
})

/** The month after, `2026-12` → `2027-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

function amount(minor: number): string {
  return (minor / 100).toFixed(2)
}
