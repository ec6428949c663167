import { z } from 'zod'
import type { Filter } from '../fields/filter'

/** A whole number; in an address it comes as text. */
export const whole = z.coerce.number<number>('error.notNumber').int('error.notWhole')

/** The input of a call that asks for nothing. */
export const nothing = z.strictObject({})

/** The answer of a call that has nothing to say. */
export const silent = z.null()

/** A text in several languages. */
export const captions = z.object({ zh_CN: z.string(), en: z.string() }).catchall(z.string())

/** A moment in UTC, as ISO text. */
export const moment = z.string()

/** A filter of a list on one field: what is given all holds at once. */
export const filter: z.ZodType<Filter> = z.strictObject({
  is: z.array(z.unknown()).exactOptional(),
  not: z.array(z.unknown()).exactOptional(),
  contains: z.string().exactOptional(),
  from: z.unknown().optional(),
  to: z.unknown().optional(),
  empty: z.boolean().exactOptional(),
})

/** A link to a file that lasts some minutes, with the name to save it under. */
export const linkedFile = z.strictObject({ url: z.string(), name: z.string() })

/** What a call that writes answers: its own data, with the id of the audit entry by which it can be undone, where something changed. */
export function written<const S extends z.core.$ZodLooseShape>(own: S) {
  return z.strictObject({ ...own, auditId: z.number().exactOptional() })
}
