import type { Clock } from '../period'
import { momentAt, startOfDay, wallClock } from '../zone'
import { takeClock } from './clock-words'
import { readDate } from './date-words'
import { normalText } from './normal-text'
import { readOffset } from './offset-words'

/** Whose calendar counts, when it is now, and which way a text leads that does not say it: `7d`, `monday`, `9:00`. */
export interface TypingClock extends Clock {
  /** The future unless declared otherwise. */
  readonly toward?: 'future' | 'past'
}

/**
 * The moment that a freely typed text means, in English or Chinese: `7d`, `in 2 hours`, `tomorrow 9:00`, `明天 9:00`,
 * `2026-12-01`, `dec 1 9pm`, a stamp of 10 digits (seconds) or 13 (milliseconds). A day alone means its start.
 * @returns milliseconds since the epoch, whole seconds unless a stamp says more; undefined for what is not understood, as a bare `7`
 */
export function readMoment(typed: string, clock: TypingClock): number | undefined {
  const text = normalText(typed)
  const exact = readStamp(text) ?? readIso(text)
  if (exact !== undefined) return exact
  const offset = readOffset(text, clock)
  if (offset) return offset.moment
  const day = readDate(text, clock)
  if (day !== undefined) return orNothing(startOfDay(day, clock.zone))
  return readTimed(text, clock)
}

/**
 * The day that a freely typed text means, as YYYY-MM-DD in the zone of the clock; a time that is typed with it is left out.
 * @returns undefined for what is not understood
 */
export function readDay(typed: string, clock: TypingClock): string | undefined {
  const day = readDate(normalText(typed), clock)
  if (day !== undefined) return day
  const moment = readMoment(typed, clock)
  return moment === undefined ? undefined : wallClock(moment, clock.zone).date
}

/** Whether a text names a day and no time of it: `tomorrow`, `7d`, `2026-12-01`. */
export function isWholeDay(typed: string, clock: TypingClock): boolean {
  const text = normalText(typed)
  return readDate(text, clock) !== undefined || readOffset(text, clock)?.isWholeDays === true
}

/** A stamp of 10 digits is seconds, one of 13 milliseconds; undefined for every other text. */
export function readStamp(text: string): number | undefined {
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000
  return /^\d{13}$/.test(text) ? Number(text) : undefined
}

/** An ISO moment that says its own offset. */
function readIso(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}t\d{2}:\d{2}(:\d{2}(\.\d+)?)?(z|[+-]\d{2}:?\d{2})$/.test(text)) return undefined
  const isDay = readDate(text.slice(0, 10), { zone: 'UTC', now: 0 }) !== undefined
  return isDay ? orNothing(Date.parse(text.toUpperCase())) : undefined
}

/** A time of day with a day, in either order, or by itself: then the next time that the clock shows it, or the last. */
function readTimed(text: string, clock: TypingClock): number | undefined {
  const found = takeClock(text)
  if (!found) return undefined
  const { rest, time } = found
  const at = (day: string) => orNothing(momentAt(day, time, clock.zone))
  if (rest !== '') {
    const offset = readOffset(rest, clock)
    const day = readDate(rest, clock) ?? (offset?.isWholeDays ? wallClock(offset.moment, clock.zone).date : undefined)
    return day === undefined ? undefined : at(day)
  }
  const isPast = clock.toward === 'past'
  const days = [isPast ? 'yesterday' : 'tomorrow', 'today'].flatMap((word) => readDate(word, clock) ?? [])
  const [other, today] = days.map(at)
  if (today === undefined) return undefined
  return (isPast ? today <= clock.now : today > clock.now) ? today : other
}

function orNothing(moment: number): number | undefined {
  return Number.isNaN(moment) ? undefined : moment
}
