import { addDays, momentAt, wallClock } from '../../../fields/zone'

/** When a scheduled export runs, by the clock of its own time zone. */
export interface Rhythm {
  readonly frequency: 'daily' | 'weekly' | 'monthly'
  /** Weekly only; 1 is Monday. */
  readonly weekday: number | null
  /** Monthly only, 1 to 28. */
  readonly monthDay: number | null
  /** `08:30` */
  readonly time: string
  readonly timezone: string
}

/** The first moment of a rhythm after another, in milliseconds since the epoch. */
export function nextRun(rhythm: Rhythm, after: number): number {
  const today = wallClock(after, rhythm.timezone).date
  // A month and two days hold one of its days at least, whatever the frequency.
  for (let days = 0; days <= 33; days++) {
    const date = addDays(today, days)
    const moment = momentAt(date, `${rhythm.time}:00`, rhythm.timezone)
    if (moment > after && isDay(rhythm, date)) return moment
  }
  throw new Error('A scheduled export has no next run.')
}

function isDay({ frequency, weekday, monthDay }: Rhythm, date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`)
  if (frequency === 'weekly') return (day.getUTCDay() + 6) % 7 === (weekday ?? 1) - 1
  return frequency === 'daily' || day.getUTCDate() === (monthDay ?? 1)
}

/** The period that a scheduled export's dates become: the last whole one before each run. */
export function periodOf(frequency: Rhythm['frequency']): string {
  return { daily: 'yesterday', weekly: 'lastWeek', monthly: 'lastMonth' }[frequency]
}
