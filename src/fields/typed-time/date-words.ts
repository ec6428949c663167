import { wallClock } from '../zone'
import type { TypingClock } from './read-time'
import { shiftDate } from './shift-date'

/** A text that names a day: `2026-12-01`, `12月1日`, `dec 1`, `tomorrow`, `next monday`, `下周一`, `月底`; as YYYY-MM-DD. */
export function readDate(normal: string, { zone, now, toward = 'future' }: TypingClock): string | undefined {
  const today = wallClock(now, zone).date
  const text = normal.replace(/^on /, '')
  return (
    fullDate(text) ??
    partDate(text, today, toward === 'past') ??
    namedDay(text, today) ??
    weekday(text, today, toward === 'past') ??
    edge(text, today)
  )
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = String.raw`(?<name>jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?`
const NTH = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`

const FULL = [
  /^(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<year>\d{4}) ?年 ?(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号]?$/,
  new RegExp(`^${MONTH} ${NTH} (?<year>\\d{4})$`),
  new RegExp(`^${NTH} ${MONTH} (?<year>\\d{4})$`),
]
const PART = [
  /^(?<month>\d{1,2})[-/](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2}) ?月 ?(?<day>\d{1,2}) ?[日号]?$/,
  new RegExp(`^${MONTH} ${NTH}$`),
  new RegExp(`^${NTH} ${MONTH}$`),
]

function fullDate(text: string): string | undefined {
  const { year, ...rest } = matched(FULL, text) ?? {}
  return year === undefined ? undefined : dateOf(Number(year), monthOf(rest), Number(rest.day))
}

/** A day without its year, or without its month: the nearest one to come, or the last there was. */
function partDate(text: string, today: string, isPast: boolean): string | undefined {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const near = (days: readonly (string | undefined)[]) =>
    days.filter((day) => day !== undefined).find((day) => (isPast ? day <= today : day >= today))
  const step = isPast ? -1 : 1
  const found = matched(PART, text)
  if (found) {
    const own = [0, 1, 2, 3, 4].map((years) => dateOf(year + step * years, monthOf(found), Number(found.day)))
    return near(own)
  }
  const [, nth] = /^(?:the )?(\d{1,2}) ?(?:号|日|st|nd|rd|th)$/.exec(text) ?? []
  if (nth === undefined) return undefined
  const around = [0, 1, 2].map((months) => {
    const at = new Date(Date.UTC(year, month - 1 + step * months, 1))
    return dateOf(at.getUTCFullYear(), at.getUTCMonth() + 1, Number(nth))
  })
  return near(around)
}

function matched(forms: readonly RegExp[], text: string): Record<string, string | undefined> | undefined {
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return found.groups
  }
  return undefined
}

function monthOf({ month, name }: Readonly<Record<string, string | undefined>>): number {
  return name === undefined ? Number(month) : MONTHS.indexOf(name.slice(0, 3)) + 1
}

/** The day of the calendar; undefined for one that does not exist, as the 30th of February. */
function dateOf(year: number, month: number, day: number): string | undefined {
  if (year < 1000 || year > 9998) return undefined
  const text = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-')
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined
}

const NAMED: readonly (readonly [RegExp, number])[] = [
  [/^(today|tod|今天|今日|今)$/, 0],
  [/^(tomorrow|tmrw?|tom|明天|明日|明)$/, 1],
  [/^(yesterday|昨天|昨日|昨)$/, -1],
  [/^(the )?day after tomorrow$|^后[天日]$/, 2],
  [/^(the )?day before yesterday$|^前[天日]$/, -2],
  [/^大后天$/, 3],
  [/^大前天$/, -3],
]

function namedDay(text: string, today: string): string | undefined {
  const days = NAMED.find(([words]) => words.test(text))?.[1]
  return days === undefined ? undefined : shiftDate(today, { days })
}

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const ENGLISH = /^(next |this |last )?(mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?$/
const CHINESE = /^(下个?|上个?|本|这个?)?(?:周|星期|礼拜)([1-7日天])$/

/** Of next, this or last week, counted from Monday; by itself the nearest one after today, or before it. */
function weekday(text: string, today: string, isPast: boolean): string | undefined {
  const [, week, name] = ENGLISH.exec(text) ?? CHINESE.exec(text) ?? []
  if (name === undefined) return undefined
  const wanted = /[日天]/.test(name) ? 6 : /\d/.test(name) ? Number(name) - 1 : WEEKDAYS.indexOf(name)
  const own = weekdayOf(today)
  if (week !== undefined) return shiftDate(today, { days: wanted - own + 7 * weeksAhead(week) })
  const ahead = (wanted - own + 7) % 7 || 7
  return shiftDate(today, { days: isPast ? ahead - 7 || -7 : ahead })
}

function weeksAhead(word: string): number {
  return /^(next|下)/.test(word) ? 1 : /^(last|上)/.test(word) ? -1 : 0
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** The first day of next week, month or year and of the last, and the last day of this. */
function edge(text: string, today: string): string | undefined {
  const [year = 0] = today.split('-').map(Number)
  const monday = (weeks: number) => shiftDate(today, { days: 7 * weeks - weekdayOf(today) })
  const first = (months: number) => shiftDate(`${today.slice(0, 7)}-01`, { months })
  const end = (start: string | undefined) => start && shiftDate(start, { days: -1 })
  if (/^(next week|下个?(周|星期|礼拜))$/.test(text)) return monday(1)
  if (/^(last week|上个?(周|星期|礼拜))$/.test(text)) return monday(-1)
  if (/^(next month|下个?月)$/.test(text)) return first(1)
  if (/^(last month|上个?月)$/.test(text)) return first(-1)
  if (/^(next year|明年)$/.test(text)) return dateOf(year + 1, 1, 1)
  if (/^(last year|去年)$/.test(text)) return dateOf(year - 1, 1, 1)
  if (/^((the )?end of (the )?week|周末)$/.test(text)) return end(monday(1))
  if (/^((the )?end of (the )?month|月底|月末)$/.test(text)) return end(first(1))
  if (/^((the )?end of (the )?year|年底|年末)$/.test(text)) return dateOf(year, 12, 31)
  return undefined
}
