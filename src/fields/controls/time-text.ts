import { formatInstant } from '../format'
import { isWholeDay, readDay, readMoment, type TypingClock } from '../typed-time/read-time'

/** What a control holds: a day, a moment, or either of them as it is typed. */
export type TimeKind = 'day' | 'moment' | 'either'

/** A typed text as a day (YYYY-MM-DD) or a moment (ISO); undefined for what is not understood. */
export function readTyped(text: string, kind: TimeKind, clock: TypingClock): string | undefined {
  if (kind === 'day' || (kind === 'either' && isWholeDay(text, clock))) return readDay(text, clock)
  const moment = readMoment(text, clock)
  return moment === undefined ? undefined : new Date(moment).toISOString()
}

/** A day or a moment as it is read in a zone; what is neither stands as it was typed. */
export function writtenTime(value: string | null, zone: string): string {
  if (value === null) return ''
  return /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)) ? formatInstant(value, zone) : value
}
