/** PostgreSQL's text of a moment in UTC, to the millisecond at most: `2030-01-02 03:04:05.678+00`, and as JSON `2030-01-02T03:04:05.678+00:00`. */
const stored = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.(\d{1,3}))?\+00(?::00)?$/

/**
 * A moment as the product holds it: ISO 8601 in UTC, with milliseconds. Whoever reads a list reads thousands of them, and a `Date` that
 * is made of each costs more than the query: what PostgreSQL writes in UTC, as its sessions here are, is turned as text.
 * @param raw a text of PostgreSQL's in any zone, one that has been turned already, or a Date
 * @throws RangeError for what is no moment
 */
export function isoInstant(raw: string | Date): string {
  if (typeof raw !== 'string') return raw.toISOString()
  if (raw.length === 24 && raw.endsWith('Z')) return raw
  const [, day, time, fraction = ''] = stored.exec(raw) ?? []
  return day === undefined ? new Date(raw).toISOString() : `${day}T${time}.${fraction.padEnd(3, '0')}Z`
}
