import { sql } from 'kysely'
import * as calls from '../../../../calls/report'
import businessDay from '../../../../entities/system/business-day'
import type { Captions } from '../../../../schema/field'
import { businessDayStart } from '../../../domain/reports/dashboard/figures'
import { figuresCode, ownShare } from '../../../domain/reports/dashboard/own-share'
import { signInsByHour } from '../../../domain/reports/dashboard/sign-in-hours'
import { serve } from '../../../pipeline/serve'
import { dayMs, hourMs } from '../../../../schema/time'

/** How many areas are shown singly; the others are summed up. */
const maxAreas = 5

/** The days behind the dashboard's charts: sums over clients, by day. A day without a source's data is null, never zero. */
export const dashboardSeries = serve(calls.dashboardSeries, {
  id: 'report.dashboardSeries',
  guard: { anyOf: [figuresCode] },
  run: async (context, { days }) => {
    const { services, now } = context
    const ownDays = ownShare(context, businessDay)
    const db = services.reading
    const today = dateOf(businessDayStart(now.getTime()) + 8 * hourMs)
    const first = dateOf(Date.parse(today) - (days - 1) * dayMs)
    const { rows } = await sql<DayRow>`
      select date, bool_and(complete) as complete, sum(active_users) as active, sum(new_users) as fresh,
        sum(vip_revenue) as vip, sum(coin_revenue) as coin, sum(short_revenue) as short, sum(ad_revenue) as ad, sum(refunded) as refunded,
        sum(d1_retention * new_users) / nullif(sum(new_users) filter (where d1_retention is not null), 0) as d1,
        sum(d7_retention * new_users) / nullif(sum(new_users) filter (where d7_retention is not null), 0) as d7,
        sum(d30_retention * new_users) / nullif(sum(new_users) filter (where d30_retention is not null), 0) as d30
      from business_day where date >= ${first} and date <= ${today} and ${ownDays} group by date order by date`.execute(
      db,
    )
    const areas = await sql<{ id: number; name: Captions; date: string; active: number | null }>`
      select a.id, a.name, business_day.date, sum(active_users) as active
      from business_day join area_config a on a.id = business_day.area
      where business_day.date >= ${first} and business_day.date <= ${today} and ${ownDays}
      group by a.id, a.name, business_day.date`.execute(db)
    const marks = await sql<{ date: string; title: Captions }>`
      select to_char(starts_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as date, title from staff_announcement
      where state in ('published', 'ended') and starts_at >= ${first}::date order by starts_at desc limit 20`.execute(
      db,
    )
    const dates = rows.map(({ date }) => date)
    return {
      dates,
      complete: rows.map(({ complete }) => complete),
      activeUsers: column(rows, 'active'),
      newUsers: column(rows, 'fresh'),
      activeByArea: byArea(areas.rows, dates),
      revenue: {
        vip: column(rows, 'vip'),
        coin: column(rows, 'coin'),
        short: column(rows, 'short'),
        ad: column(rows, 'ad'),
        refunded: column(rows, 'refunded'),
      },
      retention: { d1: column(rows, 'd1'), d7: column(rows, 'd7'), d30: column(rows, 'd30') },
      marks: marks.rows,
      signInsByHour: await signInsByHour(context, days),
    }
  },
})

type Amount = 'active' | 'fresh' | 'vip' | 'coin' | 'short' | 'ad' | 'refunded' | 'd1' | 'd7' | 'd30'

type DayRow = { readonly date: string; readonly complete: boolean } & Readonly<Record<Amount, number | null>>

function column(rows: readonly DayRow[], name: Amount): (number | null)[] {
  return rows.map((row) => (row[name] === null ? null : Number(row[name])))
}

function byArea(
  rows: readonly {
    readonly id: number
    readonly name: Captions
    readonly date: string
    readonly active: number | null
  }[],
  dates: readonly string[],
) {
  const areas = new Map<number, { name: Captions; byDate: Map<string, number>; sum: number }>()
  for (const { id, name, date, active } of rows) {
    const area = areas.get(id) ?? { name, byDate: new Map<string, number>(), sum: 0 }
    area.byDate.set(date, Number(active ?? 0))
    area.sum += Number(active ?? 0)
    areas.set(id, area)
  }
  const ranked = [...areas].sort(([, a], [, b]) => b.sum - a.sum)
  const own = ranked.slice(0, maxAreas).map(([id, { name, byDate }]) => ({
    id,
    name,
    values: dates.map((date) => byDate.get(date) ?? null),
  }))
  const others = ranked.slice(maxAreas).map(([, { byDate }]) => byDate)
  if (others.length === 0) return own
  const values = dates.map((date) => others.reduce((sum, byDate) => sum + (byDate.get(date) ?? 0), 0))
  return [...own, { id: 0, name: null, values }]
}

function dateOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10)
}
