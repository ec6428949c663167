/** What has to be reached for a tier. */
interface Reach {
  readonly minBiscuits: number
  readonly minDays: number
  readonly minMinutes: number
}

export interface Tier extends Reach {
  readonly name: string
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
  const tier = tierOf(tiers, { biscuits, days, minutes })
  return { tier: tier?.name ?? null, salary: tier?.baseSalary ?? 0, bonus: tier?.bonus ?? 0 }
}

/** The highest tier whose biscuits, days and minutes are all reached; undefined below the first. */
export function tierOf<T extends Reach>(tiers: readonly T[], { biscuits, days, minutes }: MonthFigures): T | undefined {
  return tiers.findLast((tier) => biscuits >= tier.minBiscuits && days >= tier.minDays && minutes >= tier.minMinutes)
}
