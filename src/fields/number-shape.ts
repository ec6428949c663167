import * as z from 'zod'
import { missingOr } from './missing-or'

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/**
 * The shape of a whole number between its limits, and always within ±(2⁵³ − 1), where JavaScript counts exactly.
 * @param problem what is said of anything else
 */
export function wholeShape({ min, max }: Limits, problem = 'error.notWhole') {
  return between(z.int({ error: missingOr(problem) }), { min, max })
}

/** The shape of a finite number between its limits, with at most this many digits after the point. */
export function fractionShape({ min, max, decimals }: Limits & { readonly decimals?: number | undefined }) {
  const number = between(z.number({ error: missingOr('error.notNumber') }), { min, max })
  if (decimals === undefined) return number
  return number.refine((value) => Number(value.toFixed(decimals)) === value, {
    error: 'error.tooManyDecimals',
    params: { decimals },
  })
}

function between<S extends z.ZodNumber>(number: S, { min, max }: Limits) {
  const from = min === undefined ? number : number.min(min, 'error.tooSmall')
  return max === undefined ? from : from.max(max, 'error.tooLarge')
}
