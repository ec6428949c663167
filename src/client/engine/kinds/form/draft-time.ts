import { wallClock } from '../../../../fields/zone'

/** The hour of a draft; with its day where that is not today. @param iso when it was kept */
export function draftTime(iso: string, zone: string): string {
  const then = wallClock(Date.parse(iso), zone)
  const today = wallClock(Date.now(), zone).date
  const hour = then.time.slice(0, 5)
  return then.date === today ? hour : `${then.date} ${hour}`
}
