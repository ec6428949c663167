import type { Reviewer } from './own-reviewer'

/** What a minute of play time is worth: minor units of a currency. */
interface Rate {
  readonly rate: number
  readonly currency: string
}

/** The rate in force on a day; undefined before the first. */
export function rateOn(row: Reviewer, day: string): Rate | undefined {
  return ratesOf(row)
    .filter(({ from }) => from <= day)
    .at(-1)
}

/** The rate that a reviewer began with was proposed by nobody: it holds from the start. */
export function ratesOf({ rates, payPerMinute, currency }: Reviewer): readonly (Rate & { readonly from: string })[] {
  if (rates?.length) return rates
  return payPerMinute !== null && currency ? [{ from: '0001-01-01', rate: payPerMinute, currency }] : []
}
