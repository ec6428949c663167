import { dayMs } from '../../../schema/time'

/** No end. */
export const forGood = 'forGood'
/** Days, or for good. */
export type Length = number | typeof forGood
/** The usual lengths, in the order of their keys: 1 to 5. */
export const presets: readonly Length[] = [1, 3, 7, 30, forGood]

/** The end of a ban that begins now, as an ISO text; null for good. */
export function endAfter(length: Length, now = Date.now()): string | null {
  return length === forGood ? null : new Date(now + length * dayMs).toISOString()
}
