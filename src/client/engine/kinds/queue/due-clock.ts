import { formatRelative } from '../../../../fields/format'
import { hourMs } from '../../../../schema/time'

/** How urgent an item is by when it is due: late, within the hour, or with time left. */
export type Urgency = 'late' | 'soon' | 'calm'

const SOON = hourMs

/**
 * @param dueAt an instant as the API gives it
 * @param now milliseconds since the epoch
 */
function urgencyOf(dueAt: string, now: number): Urgency {
  const left = Date.parse(dueAt) - now
  return left < 0 ? 'late' : left < SOON ? 'soon' : 'calm'
}

/** When an item is due in a few words, `in 12 minutes`, and how urgent that is; undefined where it is not said. */
export function dueClock(
  dueAt: unknown,
  now: number,
  language: string,
): { readonly text: string; readonly urgency: Urgency } | undefined {
  if (typeof dueAt !== 'string' || Number.isNaN(Date.parse(dueAt))) return undefined
  return { text: formatRelative(dueAt, now, language), urgency: urgencyOf(dueAt, now) }
}
