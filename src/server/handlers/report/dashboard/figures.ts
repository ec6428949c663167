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

/** Somewhere to count events: a table with the moment of each. */
interface Source {
  readonly id: string
  readonly unit: 'count' | 'usd' | 'percent'
  readonly entity: Entity
  readonly at: string
  /** What is worked out over the events of an interval. */
  readonly value: RawBuilder<number | null>
  readonly where?: RawBuilder<boolean>
}

const paid = sql<boolean>`"order".paid_at is not null and not "order".is_test`

const sources: readonly Source[] = [
  {
    id: 'activeUsers',
    unit: 'count',
    entity: userLoginRecord,
    at: 'created_at',
    value: sql`count(distinct user_login_record."user")`,
    where: sql`user_login_record.result = 'ok'`,
  },
  { id: 'newUsers', unit: 'count', entity: user, at: 'registered_at', value: sql`count(*)` },
  {
    id: 'payers',
    unit: 'count',
    entity: order,
    at: 'paid_at',
    value: sql`count(distinct "order"."user")`,
    where: paid,
  },
  {
    id: 'revenue',
    unit: 'usd',
    entity: order,
    at: 'paid_at',
    value: sql`coalesce(sum("order".amount_usd), 0)`,
    where: paid,
  },
  {
    id: 'paymentSuccess',
    unit: 'percent',
    entity: order,
    at: 'created_at',
    value: sql`round(100.0 * count(*) filter (where "order".paid_at is not null) / nullif(count(*), 0), 1)`,
    where: sql`"order".state not in ('created', 'pending') and not "order".is_test`,
  },
  {
    id: 'coinsSold',
    unit: 'count',
    entity: order,
    at: 'paid_at',
    value: sql`coalesce(sum("order".coins), 0)`,
    where: paid,
  },
]

export interface Figure {
  readonly id: string
  /** Amounts in US cents. */
  readonly unit: Source['unit']
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
  const figures: Figure[] = []
  for (const source of sources) {
    const values = await valuesOf(context, source, intervals)
    const [today = null, yesterday = null, lastWeek = null] = values.map(({ value }) => value)
    // An hour without anything to count says nothing: it is no zero.
    const spark = values.slice(spans.length).map(({ value, events }) => (events === 0 ? null : value))
    figures.push({ id: source.id, unit: source.unit, today, yesterday, lastWeek, spark })
  }
  return figures
}

/** What a source comes to in each of the intervals, in their order: one query, which reads no more than they hold. */
async function valuesOf(
  context: Context,
  { entity, at, value, where }: Source,
  intervals: readonly (readonly [number, number])[],
) {
  const { table } = storageOf(entity)
  const moment = sql.ref(`${table}.${at}`)
  const [froms, tos] = [0, 1].map((end) => intervals.map((interval) => iso(interval[end]!)))
  const { rows } = await sql<{ value: number | null; events: number }>`select counted.* from
    unnest(${froms}::timestamptz[], ${tos}::timestamptz[]) with ordinality as span ("from", "to", number),
    lateral (select ${value} as value, count(*) as events from ${sql.table(table)}
      where ${moment} >= span."from" and ${moment} < span."to"
        and ${where ?? sql<boolean>`true`} and ${ownShare(context, entity)}) counted
    order by span.number`.execute(context.services.reading)
  return rows.map((row) => ({ value: numberOf(row.value), events: Number(row.events) }))
}

function numberOf(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value)
}

function iso(moment: number): string {
  return new Date(moment).toISOString()
}
