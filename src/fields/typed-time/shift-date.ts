/** A day this many months and days later by the calendar, the month's last where it is shorter; undefined outside the years 1000 to 9998. */
export function shiftDate(date: string, by: { readonly months?: number; readonly days?: number }): string | undefined {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + (by.months ?? 0), 1))
  if (!isInRange(first)) return undefined
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  const shifted = new Date(first)
  shifted.setUTCDate(Math.min(day, last) + (by.days ?? 0))
  return isInRange(shifted) ? shifted.toISOString().slice(0, 10) : undefined
}

function isInRange(date: Date): boolean {
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9998
}
