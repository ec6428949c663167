import { hour } from '../calendar'

interface DueTime {
  readonly hours: number
  /** The state in which the clock begins to run; where none is named, it runs from the record's making. */
  readonly from?: string
}

const dueTimes: Readonly<Record<string, DueTime>> = {
  fissionInvitation: { hours: 24, from: 'underReview' },
}

/** How long staff have for a record of an entity, in milliseconds, and from when; undefined where none is promised. */
export function dueTimeOf(entity: string): { readonly after: number; readonly from: string | undefined } | undefined {
  const time = dueTimes[entity]
  return time && { after: time.hours * hour, from: time.from }
}

/** Whether a record in this state waits for staff, though it is not among those on their way. */
export function isLeftOver(state: string | undefined): boolean {
  return state !== undefined && /^(held|appealed|failed)$/.test(state)
}
