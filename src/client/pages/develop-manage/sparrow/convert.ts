import { momentAt, wallClock } from '../../../../fields/zone'

/** A date, with or without a time, that names no zone. */
const local = /^(\d{4}-\d{2}-\d{2})(?:[T ]+(\d{2}:\d{2}(?::\d{2})?))?$/

/**
 * Reads a stamp of 10 digits (seconds) or 13 (milliseconds), or a date with or without a time; undefined for all else.
 * @param zone whose clock a date is by that names none
 */
export function readMoment(text: string, zone: string): number | undefined {
  const wanted = text.trim()
  if (/^\d{10}$/.test(wanted)) return Number(wanted) * 1000
  if (/^\d{13}$/.test(wanted)) return Number(wanted)
  if (!/^\d{4}-\d{2}-\d{2}/.test(wanted)) return undefined
  const moment = Date.parse(wanted.replace(/ +/, 'T'))
  if (Number.isNaN(moment)) return undefined
  const [, date, time = '00:00:00'] = local.exec(wanted) ?? []
  return date ? momentAt(date, time.padEnd(8, ':00'), zone) : moment
}

/** A moment as both stamps, and by the clocks of zones. */
export function shownMoment(moment: number, zones: readonly string[]): (readonly [name: string, text: string])[] {
  const clocks = [...new Set(zones)].map((zone) => {
    const { date, time } = wallClock(moment, zone)
    return [zone, `${date} ${time}`] as const
  })
  return [
    ['s', String(Math.floor(moment / 1000))],
    ['ms', String(moment)],
    ['ISO', new Date(moment).toISOString()],
    ...clocks,
  ]
}
