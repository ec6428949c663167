import { shiftDate } from './shift-date'
import { dayMs, hourMs, minuteMs } from '../../schema/time'

/** A written time with one of its parts chosen, for the selection of its control. */
export interface SteppedText {
  readonly text: string
  readonly start: number
  readonly end: number
}

const WRITTEN = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/

/** The parts of a written time by where they end. */
const PARTS = [
  { name: 'year', start: 0, end: 4 },
  { name: 'month', start: 5, end: 7 },
  { name: 'day', start: 8, end: 10 },
  { name: 'hour', start: 11, end: 13 },
  { name: 'minute', start: 14, end: 16 },
  { name: 'second', start: 17, end: 19 },
] as const

const LENGTHS = { hour: hourMs, minute: minuteMs, second: 1_000 } as const

/**
 * A written time, `2026-12-01` or `2026-12-01 09:00:00`, with the part at the caret this many steps on: years, months, days, hours,
 * minutes or seconds, carried over by the calendar. Undefined for every other text.
 */
export function stepTime(text: string, caret: number, steps: number): SteppedText | undefined {
  const part = PARTS.find(({ end }) => caret <= end) ?? PARTS[5]
  const [, date, time] = WRITTEN.exec(text) ?? []
  if (date === undefined) return undefined
  const { name } = time === undefined && part.start > 10 ? PARTS[2] : part
  const stepped = shifted(date, time, name, steps)
  const { start, end } = PARTS.find((each) => each.name === name) ?? part
  return stepped === undefined ? undefined : { text: stepped, start, end }
}

/** The same with the day this many days on, wherever the caret stands. */
export function stepDay(text: string, caret: number, days: number): SteppedText | undefined {
  const stepped = stepTime(text, PARTS[2].end, days)
  return stepped && { text: stepped.text, start: caret, end: caret }
}

function shifted(date: string, time: string | undefined, name: (typeof PARTS)[number]['name'], steps: number) {
  const rest = time === undefined ? '' : ` ${time}`
  if (name === 'year' || name === 'month' || name === 'day') {
    const by = name === 'day' ? { days: steps } : { months: name === 'year' ? steps * 12 : steps }
    const day = shiftDate(date, by)
    return day === undefined ? undefined : `${day}${rest}`
  }
  const clock = (Date.parse(`1970-01-01T${time ?? '00:00:00'}Z`) + steps * LENGTHS[name]) / dayMs
  const day = shiftDate(date, { days: Math.floor(clock) })
  const left = new Date(Math.round((clock - Math.floor(clock)) * dayMs)).toISOString().slice(11, 19)
  return day === undefined ? undefined : `${day} ${left}`
}
