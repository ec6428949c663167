import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'
import { byPayee, keyOf, type Payee } from './period-income'
import type { Period } from './settlement-periods'

/** An approved adjustment, and who it is paid to. */
export interface Adjusted extends Payee {
  readonly id: number
  readonly amount: number
  readonly currency: string
  readonly state: 'approved' | 'applied'
}

/** What other periods leave to a payee. */
export interface LeftOver {
  /** Carried on and in no other settlement yet, by currency. */
  readonly carried: readonly { readonly amount: number; readonly currency: string }[]
  /** The gross of the period before of the same rhythm. */
  readonly before: number | undefined
}

/** What was approved for a period. An anchor's is paid with their income: to the guild that they earned it for, or to them. */
export async function adjustmentsIn(
  { db }: Pick<Context, 'db'>,
  { id, from, to }: Pick<Period, 'id' | 'from' | 'to'>,
): Promise<Adjusted[]> {
  const { rows } = await sql<Adjusted>`
    select own.id, own.amount, own.currency, own.state, own.guild, case when own.guild is null then own.anchor end as anchor
    from (
      select j.id, j.amount, j.currency, j.state, j.anchor,
        coalesce(j.guild, case when day.anchor is null then a.guild else day.guild end) as guild
      from settlement_adjustment j left join anchor a on a.id = j.anchor
      left join lateral (select d.anchor, d.guild from anchor_day_stat d where d.anchor = j.anchor
        and d.day between ${from} and ${to} order by d.guild nulls first limit 1) day on true
      where j.period = ${id} and j.state in ('approved', 'applied')) own
    order by own.id`.execute(db)
  return rows
}

/** What other periods leave to payees, by their keys. */
export async function leftOver(
  { db }: Pick<Context, 'db'>,
  { id, cycle, from }: Pick<Period, 'id' | 'cycle' | 'from'>,
  payees: readonly Payee[],
): Promise<Map<string, LeftOver>> {
  const idsOf = (name: keyof Payee) => payees.flatMap(({ [name]: one }) => (one === null ? [] : [one]))
  const isTheirs = sql`s.period <> ${id}
    and (s.guild = any(${idsOf('guild')}::bigint[]) or (s.guild is null and s.anchor = any(${idsOf('anchor')}::bigint[])))`
  const { rows: carried } = await sql<Payee & { amount: number; currency: string }>`
    select s.guild, s.anchor, s.currency,
      sum(case when s.state = 'carried' then coalesce(s.net, 0) else 0 end - coalesce(s.carried_in, 0)) as amount
    from settlement s where ${isTheirs} and s.currency is not null group by s.guild, s.anchor, s.currency
    having sum(case when s.state = 'carried' then coalesce(s.net, 0) else 0 end - coalesce(s.carried_in, 0)) <> 0`.execute(
    db,
  )
  const { rows: before } = await sql<Payee & { gross: number }>`
    select distinct on (s.guild, s.anchor) s.guild, s.anchor, coalesce(s.gross, 0) as gross
    from settlement s join settlement_period p on p.id = s.period
    where ${isTheirs} and p.cycle = ${cycle} and p."to" < ${from} order by s.guild, s.anchor, p."to" desc`.execute(db)
  const left = byPayee(carried)
  const grossOf = new Map(before.map((row) => [keyOf(row), row.gross]))
  return new Map(
    payees.map((payee) => [keyOf(payee), { carried: left.get(keyOf(payee)) ?? [], before: grossOf.get(keyOf(payee)) }]),
  )
}
