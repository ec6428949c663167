import { currencyDecimals } from '../../../fields/currency'

/** The amounts of a settlement, in minor units of its currency; what is missing counts as nothing. */
export interface Parts {
  readonly giftIncome: number | null
  readonly baseSalary: number | null
  readonly bonus: number | null
  readonly refunds: number | null
  readonly fines: number | null
  readonly adjustments: number | null
  readonly carriedIn: number | null
}

/** A bracket: the rate in percent on what lies below its end and above the one before; the last has no end. */
export interface Bracket {
  readonly upTo?: number | null
  readonly rate: number
}

/** gross = gift income + base salary + bonus - refunds - fines + adjustments + what was carried in. */
export function grossOf(parts: Parts): number {
  const { giftIncome, baseSalary, bonus, refunds, fines, adjustments, carriedIn } = parts
  const comes = (giftIncome ?? 0) + (baseSalary ?? 0) + (bonus ?? 0) + (adjustments ?? 0) + (carriedIn ?? 0)
  return comes - (refunds ?? 0) - (fines ?? 0)
}

/** What is withheld of a gross by progressive brackets; nothing up to the threshold, and nothing of what is not earned. */
export function taxOf(gross: number, threshold: number, brackets: readonly Bracket[]): number {
  if (gross <= threshold) return 0
  let [tax, from] = [0, 0]
  for (const { upTo, rate } of brackets) {
    const to = Math.min(gross, upTo ?? Infinity)
    if (to > from) tax += ((to - from) * rate) / 100
    from = Math.max(from, to)
  }
  return roundHalfEven(tax)
}

/** Rounds to a whole number, a half to the even one beside it, so that sums of many lines do not drift. */
export function roundHalfEven(value: number): number {
  const below = Math.floor(value)
  const rest = value - below
  if (Math.abs(rest - 0.5) > 1e-9) return Math.round(value)
  return below % 2 === 0 ? below : below + 1
}

/** Whether a net is so much more than the gross of the period before that somebody looks at it: four times, from 800 units on. */
export function isBigJump(net: number, before: number | undefined, currency: string): boolean {
  return before !== undefined && net > 4 * Math.max(200 * 10 ** currencyDecimals(currency), before)
}
