interface Tier {
  readonly name: string
  readonly minBiscuits: number
  readonly minDays: number
  readonly minMinutes: number
  readonly baseSalary: number
  readonly bonus: number
}

/** What an anchor has done in a month. */
export interface MonthFigures {
  readonly biscuits: number
  readonly days: number
  readonly minutes: number
}

/**
 * The base salary and the bonus of a month by a policy: those of the highest tier whose biscuits, days and minutes are all
 * reached; nothing below the first. In minor units of the policy's currency.
 */
export function incomeOf(
  { tiers }: { readonly tiers: readonly Tier[] },
  { biscuits, days, minutes }: MonthFigures,
): { readonly tier: string | null; readonly salary: number; readonly bonus: number } {
  const reached = tiers.filter(
    (tier) => biscuits >= tier.minBiscuits && days >= tier.minDays && minutes >= tier.minMinutes,
  )
  const tier = reached.at(-1)
  return { tier: tier?.name ?? null, salary: tier?.baseSalary ?? 0, bonus: tier?.bonus ?? 0 }
}
