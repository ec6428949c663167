const DAY = 86_400_000

/** The parts of a moment as a wall clock in the zone shows them: `{ date: '2026-01-31', time: '08:30:00' }`. */
export function wallClock(moment: number, zone: string): { date: string; time: string } {
  const parts: Record<string, string> = {}
  for (const { type, value } of formatter(zone).formatToParts(moment)) parts[type] = value
  const year = parts.year!.padStart(4, '0')
  return { date: `${year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}:${parts.second}` }
}

/**
 * The first moment of a day (YYYY-MM-DD) in the zone, in milliseconds. Where clocks skip midnight it is the moment after
 * the gap; where midnight comes twice it is the first.
 */
export function startOfDay(date: string, zone: string): number {
  const [first = NaN] = momentsAt(date, '00:00:00', zone)
    .filter((moment) => wallClock(moment, zone).date === date)
    .sort((a, b) => a - b)
  return first
}

/** The moment at which a wall clock in the zone shows date and time; the first of two; after a gap, as far behind its start. */
export function momentAt(date: string, time: string, zone: string): number {
  const moments = momentsAt(date, time, zone)
  const exact = moments.filter((moment) => {
    const clock = wallClock(moment, zone)
    return clock.date === date && clock.time === time
  })
  return Math.min(...(exact.length > 0 ? exact : [Math.max(...moments)]))
}

/** The day so many days later, by the calendar: `addDays('2026-02-28', 1)` is 2026-03-01. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** How far the zone is ahead of UTC at a moment, in milliseconds. */
export function offsetAt(moment: number, zone: string): number {
  const { date, time } = wallClock(moment, zone)
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 1000) * 1000
}

/** How far the zone is ahead of UTC, as people write it: UTC+8, UTC-3:30. Of a moment, since offsets change with the seasons. */
export function offsetLabel(moment: number, zone: string): string {
  const minutes = Math.round(offsetAt(moment, zone) / 60_000)
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** Whether the text names a time zone. */
export function isZone(zone: string): boolean {
  try {
    return formatter(zone) !== undefined
  } catch {
    return false
  }
}

/** Candidates by the offsets a day before and a day after: no zone changes its offset twice in between. */
function momentsAt(date: string, time: string, zone: string): number[] {
  const utc = Date.parse(`${date}T${time}Z`)
  return [...new Set([utc - offsetAt(utc - DAY, zone), utc - offsetAt(utc + DAY, zone)])]
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone)
  if (!found) {
    found = new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formatters.set(zone, found)
  }
  return found
}
