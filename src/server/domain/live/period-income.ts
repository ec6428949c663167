import { sql } from 'kysely'
import { ALL_AREAS } from '../../../fields/areas/field'
import type { Context } from '../../pipeline/operation'
import type { Period } from './settlement-periods'
import type { Booked } from './settlement-line'

/** Who is paid by a settlement: a guild, or an anchor on their own. */
export interface Payee {
  readonly guild: number | null
  readonly anchor: number | null
}

/** What an anchor brought in for a guild, or on their own, in a period. */
export interface Income extends Booked {
  readonly anchor: number
  readonly guild: number | null
  readonly country: number
  readonly kind: 'video' | 'voice' | 'game' | 'sports'
  /** Replaces the share of the policy, in percent. */
  readonly shareOverride: number | null
  /** What the contract with the guild leaves to the anchor, in percent. */
  readonly anchorShare: number | null
  readonly biscuits: number
  readonly days: number
  readonly minutes: number
  /** Of the month that ends in the period; its minutes day by day. */
  readonly monthBiscuits: number
  readonly monthDays: number
  readonly monthMinutes: readonly number[]
}

/** The key of a payee, for maps. */
export const keyOf = ({ guild, anchor }: Payee): string => (guild === null ? `anchor ${anchor}` : `guild ${guild}`)

/** What there is of each payee, by their keys. */
export function byPayee<T extends Payee>(all: readonly T[]): Map<string, T[]> {
  const sorted = new Map<string, T[]>()
  for (const one of all) {
    const known = sorted.get(keyOf(one))
    if (known) known.push(one)
    else sorted.set(keyOf(one), [one])
  }
  return sorted
}

/** The month that ends in a period, from its first day to its last; null where none does. */
export function monthEndingIn({ from, to }: Pick<Period, 'from' | 'to'>): { from: string; to: string } | null {
  const [year = 0, month = 0] = to.split('-').map(Number)
  const dayOf = (nthMonth: number, day: number) => new Date(Date.UTC(year, nthMonth, day)).toISOString().slice(0, 10)
  const isWhole = to === dayOf(month, 0)
  const last = isWhole ? to : dayOf(month - 1, 0)
  return last < from ? null : { from: `${last.slice(0, 7)}-01`, to: last }
}

/**
 * What was booked in a period, day by day summed up, of the guilds that are settled in its rhythm; who is on their own is
 * settled by the month. Days that a settlement of another period pays for are left out.
 * @param only the one payee who is asked for
 */
export async function incomeIn(
  { db }: Pick<Context, 'db'>,
  { id, cycle, areas, from, to }: Period,
  only?: Payee,
): Promise<Income[]> {
  const month = monthEndingIn({ from, to })
  const first = month && month.from < from ? month.from : from
  const inPeriod = sql`d.day between ${from} and ${to}`
  const inMonth = month ? sql`d.day between ${month.from} and ${month.to}` : sql`false`
  const isOwn = !only
    ? sql`true`
    : only.guild
      ? sql`d.guild = ${only.guild}`
      : sql`d.guild is null and d.anchor = ${only.anchor}`
  const sum = (column: string) => sql`coalesce(sum(${sql.ref(`d.${column}`)}) filter (where ${inPeriod}), 0)`
  const { rows } = await sql<Income>`
    select d.anchor, d.guild, coalesce(g.country, a.country) as country, a.kind,
      case when a.share_override_from <= ${to}::date then a.share_override end as "shareOverride",
      (select c.anchor_share from guild_contract c where c.anchor = d.anchor and c.guild = d.guild
        and c.state in ('active', 'leaving', 'ended') and c."from" <= ${to} order by c."from" desc, c.id desc limit 1) as "anchorShare",
      ${sum('total_biscuits')} as biscuits, ${sum('effective_minutes')} as minutes,
      count(*) filter (where d.effective_day and ${inPeriod}) as days,
      ${sum('gift_biscuits')} as gift, ${sum('lucky_biscuits')} as lucky, ${sum('task_biscuits')} as task,
      ${sum('refund_biscuits')} as refund, ${sum('deduct_biscuits')} as deduct,
      coalesce(sum(d.total_biscuits) filter (where ${inMonth}), 0) as "monthBiscuits",
      count(*) filter (where d.effective_day and ${inMonth}) as "monthDays",
      coalesce(array_agg(coalesce(d.effective_minutes, 0)) filter (where ${inMonth}), '{}') as "monthMinutes"
    from anchor_day_stat d join anchor a on a.id = d.anchor left join guild g on g.id = d.guild
    where d.day between ${first} and ${to} and coalesce(g.settlement_cycle, 'monthly') = ${cycle} and ${isOwn}
      and (${areas.includes(ALL_AREAS)} or coalesce(g.country, a.country) in
        (select unnest(countries) from area_config where id = any(${areas}::bigint[])))
      and not exists (select 1 from settlement s join settlement_period p on p.id = s.period
        where p.id <> ${id} and p."from" <= ${to} and p."to" >= ${from} and s.anchors > 0
          and (s.guild = d.guild or (d.guild is null and s.anchor = d.anchor)))
    group by d.anchor, d.guild, g.country, a.country, a.kind, a.share_override_from, a.share_override
    having count(*) filter (where ${inPeriod}) > 0
    order by d.guild nulls last, d.anchor`.execute(db)
  return rows
}
