import { momentAt, wallClock } from '../zone'
import { shiftDate } from './shift-date'
import type { TypingClock } from './read-time'
import { hourMs, minuteMs } from '../../schema/time'

/** A moment so far from now. */
export interface Offset {
  readonly moment: number
  /** Only days and longer were named, so that a time of day may be said with it. */
  readonly isWholeDays: boolean
}

/** The units of spans of time by all their names, the longest first where one begins another. */
const UNITS: Readonly<Record<'years' | 'months' | 'weeks' | 'days' | 'hours' | 'minutes' | 'seconds', string>> = {
  years: 'years?|yrs?|y|年',
  months: 'months?|mos?|个月',
  weeks: 'weeks?|wks?|w|周|星期|礼拜',
  days: 'days?|d|天',
  hours: 'hours?|hrs?|h|小时|钟头',
  minutes: 'minutes?|mins?|m|分钟|分',
  seconds: 'seconds?|secs?|s|秒钟|秒',
}
type Unit = keyof typeof UNITS
const NAMES = Object.keys(UNITS) as Unit[]

const NUMBER = String.raw`(?:\d{1,5}(?:\.\d{1,2})?)`
const UNIT = NAMES.map((name) => `(?:${UNITS[name]})`).join('|')
const PIECE = `${NUMBER} ?个?(?:${UNIT})(?![a-z])`
const WHOLE = new RegExp(
  `^(?<before>in |\\+ ?|- ?|再过|过|last |past |next |最近|过去|未来)?(?<pieces>${PIECE}(?: ?(?:and )?${PIECE})*)(?<after> ago| from now| later|之后|以后|后|之前|以前|前)?$`,
)
const PIECES = new RegExp(`(?<amount>${NUMBER}) ?个?(?<unit>${UNIT})(?![a-z])`, 'g')
const PAST = /^(-|last|past|最近|过去|前|之前|以前|ago)/
const FUTURE = /^(\+|in|next|再过|过|未来|后|之后|以后|from now|later)/

/** A text that says how far from now: `7d`, `+3d`, `in 2 hours`, `1h 30m`, `3 days ago`, `now`, `半小时后`. */
export function readOffset(normal: string, { zone, now, toward = 'future' }: TypingClock): Offset | undefined {
  if (/^(now|现在|此刻|当前)$/.test(normal)) return { moment: wholeSecond(now), isWholeDays: false }
  const found = WHOLE.exec(halves(normal))
  if (!found) return undefined
  const { before = '', pieces = '', after = '' } = found.groups ?? {}
  const sign = signOf(before.trim(), after.trim(), toward)
  if (sign === undefined) return undefined
  const amounts = amountsOf(pieces)
  const days = amounts.weeks * 7 + amounts.days
  const months = amounts.years * 12 + amounts.months
  if (![days, months].every(Number.isInteger)) return undefined
  const { date, time } = wallClock(now, zone)
  const day = shiftDate(date, { months: sign * months, days: sign * days })
  if (day === undefined) return undefined
  const rest = amounts.hours * hourMs + amounts.minutes * minuteMs + amounts.seconds * 1_000
  const start = days === 0 && months === 0 ? now : momentAt(day, time, zone)
  return { moment: wholeSecond(start + sign * rest), isWholeDays: rest === 0 }
}

/** Halves as numbers: 半小时, 1个半小时, half an hour, an hour. */
function halves(text: string): string {
  return text
    .replace(/(\d)个半(?=小时|钟头)/g, '$1.5')
    .replace(/半个?(?=小时|钟头)/g, '0.5')
    .replace(/\bhalf an? (?=[a-z])/g, '0.5 ')
    .replace(/\b(?:an?|one) (?=[a-z])/g, '1 ')
}

/** Which way it leads; undefined where what is before and behind contradict each other. */
function signOf(before: string, after: string, toward: 'future' | 'past'): 1 | -1 | undefined {
  const signs = [before, after].filter(Boolean).map((word) => (PAST.test(word) ? -1 : FUTURE.test(word) ? 1 : 0))
  if (signs.includes(1) && signs.includes(-1)) return undefined
  if (signs.includes(-1)) return -1
  return signs.includes(1) || toward === 'future' ? 1 : -1
}

function amountsOf(pieces: string): Record<Unit, number> {
  const amounts: Record<Unit, number> = { years: 0, months: 0, weeks: 0, days: 0, hours: 0, minutes: 0, seconds: 0 }
  for (const { groups = {} } of pieces.matchAll(PIECES)) {
    const name = NAMES.find((each) => new RegExp(`^(?:${UNITS[each]})$`).test(groups.unit ?? ''))
    if (name) amounts[name] += Number(groups.amount)
  }
  return amounts
}

function wholeSecond(moment: number): number {
  return Math.floor(moment / 1_000) * 1_000
}
