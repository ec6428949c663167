import { currencyDecimals } from '../../../fields/currency'

/** How many of `quote` one of `base` is, in majors. */
interface Rate {
  readonly base: string
  readonly quote: string
  readonly rate: number
}

/**
 * An amount in another currency, by the rates of one settlement period.
 * @param minor in minor units of `from`
 * @returns in minor units of `to`, rounded; undefined where no rate leads there
 */
export function inCurrency(minor: number, from: string, to: string, rates: readonly Rate[]): number | undefined {
  if (from === to || minor === 0) return minor
  const across = rates.find(({ base, quote }) => base === to && quote === from)
  const along = rates.find(({ base, quote }) => base === from && quote === to)
  const factor = along ? along.rate : across && 1 / across.rate
  const scale = 10 ** (currencyDecimals(to) - currencyDecimals(from))
  return factor === undefined ? undefined : Math.round(minor * factor * scale)
}
