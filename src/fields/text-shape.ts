import * as z from 'zod'
import { missingOr } from './missing-or'

interface Limits {
  readonly min?: number | undefined
  readonly max: number
  readonly pattern?: string | undefined
}

/**
 * The shape of trimmed text. An empty one is refused as `error.required`; where emptiness is allowed it is sent as null.
 * PostgreSQL cannot hold U+0000 in text, so it is refused here with a reason instead of there with a fault.
 */
export function textShape({ min = 1, max, pattern }: Limits) {
  const text = z
    .string({ error: missingOr('error.notText') })
    .trim()
    .min(1, 'error.required')
    .max(max, 'error.tooLong')
    .refine((value) => !value.includes('\0'), { error: 'error.notText' })
  const bounded = min > 1 ? text.min(min, 'error.tooShort') : text
  return pattern === undefined ? bounded : bounded.regex(new RegExp(pattern, 'u'), 'error.pattern')
}
