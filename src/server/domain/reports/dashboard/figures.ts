import { sql, type RawBuilder } from 'kysely'
import order from '../../../../entities/goods-and-order/order'
import user from '../../../../entities/user-manage/user'
import userLoginRecord from '../../../../entities/user-manage/user-login-record'
import type { Entity } from '../../../../schema/entity'
import { storageOf } from '../../../db/storage'
import type { Context } from '../../../pipeline/operation'
import { ownShare } from './own-share'

const hour = 3_600_000
const day = 24 * hour
/** Business days are those of UTC+8. */
const zoneOffset = 8 * hour

/** Somewhere to count events: a table with the moment of each, and what is worked out over those of an interval. */
interface Source {
  readonly entity: Entity
  readonly at: string
  readonly where?: RawBuilder<boolean>
  readonly values: Readonly<Record<string, { readonly unit: Unit; readonly value: RawBuilder<number | null> }>>
}

type Unit = 'count' | 'usd' | 'percent'

const sources: readonly Source[] = [
  {
    entity: userLoginRecord,
    at: 'created_at',
    where: sql`user_login_record.result = 'ok'`,
    values: { activeUsers: { unit: 'count', value: sql`count(distinct user_login_record."user")` } },
  },
  { entity: user, at: 'registered_at', values: { newUsers: { unit: 'count', value: sql`count(*)` } } },
  {
    entity: order,
    at: 'paid_at',
    where: sql`"order".paid_at is not null and not "order".is_test`,
    values: {
      payers: { unit: 'count', value: sql`count(distinct "order"."user")` },
      revenue: { unit: 'usd', value: sql`coalesce(sum("order".amount_usd), 0)` },
      coinsSold: { unit: 'count', value: sql`coalesce(sum("order".coins), 0)` },
    },
  },
  {
    entity: order,
    at: 'created_at',
    where: sql`"order".state not in ('created', 'pending') and not "order".is_test`,
    values: {
      paymentSuccess: {
        unit: 'percent',
        value: sql`round(100.0 * count(*) filter (where "order".paid_at is not null) / nullif(count(*), 0), 1)`,
      },
    },
  },
]

/** As they are on the dashboard. */
const shown = ['activeUsers', 'newUsers', 'payers', 'revenue', 'paymentSuccess', 'coinsSold']

export interface Figure {
  readonly id: string
  /** Amounts in US cents. */
  readonly unit: Unit
  readonly today: number | null
  /** Up to the same hour of the day before, and of the same day a week before. */
  readonly yesterday: number | null
  readonly lastWeek: number | null
  /** The last 24 whole hours, the oldest first. */
  readonly spark: readonly (number | null)[]
}

/** The start of the business day that a moment lies in, in milliseconds. */
export function businessDayStart(now: number): number {
  return Math.floor((now + zoneOffset) / day) * day - zoneOffset
}

/** Today so far, against the same hours of yesterday and of a week ago: counted from what has happened, not from estimates. */
export async function todayFigures(context: Context): Promise<Figure[]> {
  const moment = context.now.getTime()
  const start = businessDayStart(moment)
  const lastHour = Math.floor(moment / hour) * hour
  const spans = [0, day, 7 * day].map((back) => [start - back, moment - back] as const)
  const hours = Array.from({ length: 24 }, (_, at) => lastHour - (24 - at) * hour)
  const intervals = [...spans, ...hours.map((from) => [from, from + hour] as const)]
  const figures = new Map<string, Figure>()
  for (const source of sources) {
    const rows = await valuesOf(context, source, intervals)
    for (const [id, { unit }] of Object.entries(source.values)) {
      const [today = null, yesterday = null, lastWeek = null] = rows.map((row) => numberOf(row[id]))
      // An hour without anything to count says nothing: it is no zero.
      const spark = rows.slice(spans.length).map((row) => (Number(row['events']) === 0 ? null : numberOf(row[id])))
      figures.set(id, { id, unit, today, yesterday, lastWeek, spark })
    }
  }
  return shown.flatMap((id) => figures.get(id) ?? [])
}

/**
 * What a source comes to in each of the intervals, in their order: one query. It reads no more than they hold: without `offset` the
 * database may look up all rows of the account's areas first, once an interval.
 */
async function valuesOf(
  context: Context,
  { entity, at, where, values }: Source,
  intervals: readonly (readonly [number, number])[],
) {
  const { table } = storageOf(entity)
  const moment = sql.ref(`${table}.${at}`)
  const [froms, tos] = [0, 1].map((end) => intervals.map((interval) => iso(interval[end]!)))
  const counted = Object.entries(values).map(([id, { value }]) => sql`${value} as ${sql.id(id)}`)
  const { rows } = await sql<Readonly<Record<string, number | null>>>`select counted.* from
    unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) with ordinality as span ("from", "to", number),
    lateral (select ${sql.join(counted)}, count(*) as events
      from (select * from ${sql.table(table)} where ${moment} >= span."from" and ${moment} < span."to" offset 0) as ${sql.table(table)}
      where ${where ?? sql<boolean>`true`} and ${ownShare(context, entity)}) counted
    order by span.number`.execute(context.services.reading)
  return rows
}

function numberOf(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
