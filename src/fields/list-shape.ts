import * as z from 'zod'
import { missingOr } from './missing-or'

interface Limits {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** The shape of a list without repetitions, of this many items. */
export function listShape<S extends z.ZodType<string | number>>(item: S, { min, max }: Limits) {
  const list = z
    .array(item, { error: missingOr('error.notList') })
    .refine((items) => new Set<unknown>(items).size === items.length, { error: 'error.duplicate' })
  const from = min === undefined ? list : list.min(min, 'error.tooFew')
  return max === undefined ? from : from.max(max, 'error.tooMany')
}
