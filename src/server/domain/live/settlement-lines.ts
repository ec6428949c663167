import { sql } from 'kysely'
import type { Context } from '../../pipeline/operation'
import { monthEndingIn, type Income } from './period-income'
import type { LineAmounts } from './settlement-line'
import type { Period } from './settlement-periods'

/** A line before it is stored. */
export interface Line extends LineAmounts {
  readonly income: Income
}

/** The lines of one settlement. */
export interface Lines {
  readonly settlement: number
  readonly currency: string
  readonly lines: readonly Line[]
}

/**
 * Stores the lines of settlements: one an anchor, whole settlements at a time. They are wholly computed and of any number, so
 * that the audit has the settlements' sums and not each of them.
 */
export async function writeLines({ db, now, account }: Context, all: readonly Lines[]): Promise<void> {
  const at = now.toISOString()
  const rows = all.flatMap(({ settlement, currency, lines }) =>
    lines.map(({ income, refunds, fines, ...amounts }) => ({
      ...{ settlement, currency, anchor: income.anchor, biscuits: income.biscuits },
      ...{ effective_days: income.days, effective_minutes: income.minutes, tier: amounts.tier },
      ...{ gift_income: amounts.giftIncome, base_salary: amounts.baseSalary, bonus: amounts.bonus },
      ...{ deductions: refunds + fines, anchor_part: amounts.anchorPart, guild_part: amounts.guildPart },
    })),
  )
  const settlements = all.map(({ settlement }) => settlement)
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x(settlement bigint, currency text, anchor bigint,
    biscuits bigint, effective_days bigint, effective_minutes bigint, tier text, gift_income bigint, base_salary bigint,
    bonus bigint, deductions bigint, anchor_part bigint, guild_part bigint)`
  await sql`delete from settlement_item i where i.settlement = any(${settlements}::bigint[]) and not exists
    (select 1 from ${given} where x.settlement = i.settlement and x.anchor = i.anchor)`.execute(db)
  await sql`insert into settlement_item as i (version, created_at, created_by, updated_at, updated_by, settlement, currency, anchor,
      biscuits, effective_days, effective_minutes, tier, gift_income, base_salary, bonus, deductions, anchor_part, guild_part)
    select 1, ${at}, ${account.id}, ${at}, ${account.id}, x.* from ${given}
    on conflict (settlement, anchor) do update set version = i.version + 1, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by, currency = excluded.currency, biscuits = excluded.biscuits,
      effective_days = excluded.effective_days, effective_minutes = excluded.effective_minutes, tier = excluded.tier,
      gift_income = excluded.gift_income, base_salary = excluded.base_salary, bonus = excluded.bonus,
      deductions = excluded.deductions, anchor_part = excluded.anchor_part, guild_part = excluded.guild_part
    where (i.currency, i.biscuits, i.effective_days, i.effective_minutes, i.tier, i.gift_income, i.base_salary, i.bonus, i.deductions,
        i.anchor_part, i.guild_part) is distinct from
      (excluded.currency, excluded.biscuits, excluded.effective_days, excluded.effective_minutes, excluded.tier,
        excluded.gift_income, excluded.base_salary, excluded.bonus, excluded.deductions, excluded.anchor_part,
        excluded.guild_part)`.execute(db)
}

/** Says of the months that end in a period which settlement pays for them, with the tier that was reached. */
export async function markMonths({ db, now, account }: Context, period: Period): Promise<void> {
  const month = monthEndingIn(period)
  if (!month) return
  await sql`update anchor_month_stat m set settlement = s.id, tier = i.tier, base_salary = i.base_salary, bonus = i.bonus,
      currency = i.currency, version = m.version + 1, updated_at = ${now.toISOString()}, updated_by = ${account.id}
    from settlement_item i join settlement s on s.id = i.settlement
    where s.period = ${period.id} and m.month = ${month.from.slice(0, 7)} and m.anchor = i.anchor
      and m.guild is not distinct from s.guild and (m.settlement, m.tier, m.base_salary, m.bonus, m.currency)
        is distinct from (s.id, i.tier, i.base_salary, i.bonus, i.currency)`.execute(db)
}
