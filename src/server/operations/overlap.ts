import { ALL_AREAS } from '../../fields/areas/field'

/** Whether two sets of areas share one; all areas share one with every set. */
export function shareArea(a: readonly number[], b: readonly number[]): boolean {
  return a.includes(ALL_AREAS) || b.includes(ALL_AREAS) || a.some((area) => b.includes(area))
}

/** Whether all of the areas `a` are among `b`. */
export function isCoveredBy(a: readonly number[], b: readonly number[]): boolean {
  return b.includes(ALL_AREAS) || a.every((area) => b.includes(area))
}

/** Whether two choices of clients, channels or the like share one; an empty one means all of them. */
export function shareChoice(a: readonly number[] | null, b: readonly number[] | null): boolean {
  return !a?.length || !b?.length || a.some((one) => b.includes(one))
}

/** Whether two spans of time touch; an open end never comes. */
export function shareTime(
  a: { readonly startsAt: string | null; readonly endsAt: string | null },
  b: { readonly startsAt: string | null; readonly endsAt: string | null },
): boolean {
  const at = (text: string | null, open: number) => (text === null ? open : Date.parse(text))
  return at(a.startsAt, -Infinity) < at(b.endsAt, Infinity) && at(b.startsAt, -Infinity) < at(a.endsAt, Infinity)
}
