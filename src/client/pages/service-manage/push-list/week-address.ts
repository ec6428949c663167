import { addDays } from '../../../../fields/zone'

/** Which week is shown, and by whose clock, as the page's address says it. */
export interface WeekChoice {
  /** Any day of it, YYYY-MM-DD. */
  readonly date: string
  /** An area whose clock it is shown by; null for the reader's own. */
  readonly area: number | null
}

/** Whether the address asks for the week rather than for the table. */
export function isWeek(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'week'
}

/** The week that the address asks for; this one, by the reader's clock, where it says none or none that there is. */
export function weekFrom(search: string, today: string): WeekChoice {
  const parameters = new URLSearchParams(search)
  const date = parameters.get('week') ?? ''
  const area = Number(parameters.get('clock'))
  return {
    date: /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)) ? date : today,
    area: Number.isInteger(area) && area > 0 ? area : null,
  }
}

/** The query string with another week or clock, everything else kept. */
export function weekAddress(search: string, { date, area }: Partial<WeekChoice>): string {
  const parameters = new URLSearchParams(search)
  parameters.set('show', 'week')
  if (date !== undefined) parameters.set('week', date)
  if (area === null) parameters.delete('clock')
  else if (area !== undefined) parameters.set('clock', String(area))
  return parameters.toString()
}

/** The query string of the table, with the list's filters kept. */
export function tableAddress(search: string): string {
  const parameters = new URLSearchParams(search)
  for (const name of ['show', 'week', 'clock']) parameters.delete(name)
  return parameters.toString()
}

/** The same weekday this many weeks later. */
export function addWeeks(date: string, weeks: number): string {
  return addDays(date, weeks * 7)
}
