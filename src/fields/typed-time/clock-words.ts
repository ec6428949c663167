/** What is next to a time of day, and the time as HH:mm:ss. */
export interface TimedText {
  readonly rest: string
  readonly time: string
}

/** Half days by their Chinese names: whether hours up to 12 are those after noon. */
const MORNING = '凌晨|早上|早晨|清晨|上午|早'
const AFTERNOON = '中午|下午|傍晚|晚上|夜里|晚'

const NUMERIC = String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.\d+)?)?(?: ?(?<half>am|pm))?`
const SHORT = String.raw`(?<hour>\d{1,2}) ?(?<half>am|pm)`
const CHINESE = String.raw`(?<hour>\d{1,2})[点时](?:(?<thirty>半)|(?<quarter>[13])刻|(?<minute>\d{1,2})分?)?[钟整]?`
const PART = `(?:(?<morning>${MORNING})|(?<afternoon>${AFTERNOON}))? ?`
const AFTER_AT = String.raw`(?<=(?:\bat|@) ?)(?<hour>\d{1,2})`
const NAMED = String.raw`(?<noon>\bnoon|正午|中午)|(?<midnight>\bmidnight|午夜)`

const FORMS = [PART + NUMERIC, SHORT, PART + CHINESE, AFTER_AT, NAMED]
const ATTEMPTS = FORMS.flatMap((form) => [new RegExp(`(?<![\\d:])(?:${form})$`), new RegExp(`^(?:${form})(?![\\d:])`)])

/** A time of day at the end or at the beginning of a text; undefined where there is none, or one that no clock shows. */
export function takeClock(text: string): TimedText | undefined {
  for (const attempt of ATTEMPTS) {
    const found = attempt.exec(text)
    if (!found) continue
    const time = timeOf(found.groups ?? {})
    if (time === undefined) continue
    const before = text.slice(0, found.index).trim()
    const after = text.slice(found.index + found[0].length).trim()
    return { rest: [linked(before), after].filter(Boolean).join(' '), time }
  }
  return undefined
}

/** What joins a day to its time says nothing by itself: `tomorrow at`, `2026-12-01T`, 明天的. */
function linked(before: string): string {
  return before.replace(/(?:(?<=\d)t|(?:^| )at|@|的)$/, '').trim()
}

function timeOf(groups: Readonly<Record<string, string | undefined>>): string | undefined {
  if (groups.noon) return '12:00:00'
  if (groups.midnight) return '00:00:00'
  const minute = groups.thirty ? 30 : groups.quarter ? Number(groups.quarter) * 15 : Number(groups.minute ?? 0)
  const second = Number(groups.second ?? 0)
  const hour = hourOf(Number(groups.hour), groups)
  if (hour === undefined || minute > 59 || second > 59) return undefined
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')
}

function hourOf(hour: number, { half, morning, afternoon }: Readonly<Record<string, string | undefined>>) {
  if (half) return hour < 1 || hour > 12 ? undefined : (hour % 12) + (half === 'pm' ? 12 : 0)
  if (morning) return hour > 12 ? undefined : hour % 12
  // 中午 11 点半 is before noon; the other names begin with it.
  if (afternoon && hour < 12) return afternoon === '中午' && hour > 9 ? hour : hour + 12
  return hour > 23 ? undefined : hour
}
