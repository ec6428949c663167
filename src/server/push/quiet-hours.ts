import { wallClock } from '../../fields/zone'

/** When users are left alone, by their own clock; `HH:MM`. */
export interface QuietHours {
  readonly quietFrom: string
  readonly quietTo: string
}

/** What holds for all, and what differs in some areas, by area id. */
export interface QuietRules extends QuietHours {
  readonly byArea: ReadonlyMap<number, Partial<QuietHours>>
}

/**
 * Whether a user must not be disturbed at a moment. Hours that begin in the evening end the next morning.
 * @param zone the user's time zone; one that is unknown or empty counts as UTC
 */
export function isQuiet(rules: QuietRules, moment: number, zone: string | null, area: number | null): boolean {
  const own = area === null ? undefined : rules.byArea.get(area)
  const from = own?.quietFrom ?? rules.quietFrom
  const to = own?.quietTo ?? rules.quietTo
  const time = clock(moment, zone).slice(0, 5)
  return from <= to ? time >= from && time < to : time >= from || time < to
}

function clock(moment: number, zone: string | null): string {
  try {
    return wallClock(moment, zone || 'UTC').time
  } catch {
    return wallClock(moment, 'UTC').time
  }
}
