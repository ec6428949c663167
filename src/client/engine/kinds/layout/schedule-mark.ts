import type { Entity } from '../../../../schema/entity'
import { scheduleOf } from '../../../../schema/entity'

/** Where a record is in its own schedule: still to come, there until a moment, or over. */
export interface ScheduleMark {
  readonly kind: 'from' | 'until' | 'over'
  /** An instant. */
  readonly at: string
}

/** @param now milliseconds since the epoch; undefined where a record is there for good */
export function scheduleMark(
  entity: Entity,
  row: Readonly<Record<string, unknown>>,
  now: number,
): ScheduleMark | undefined {
  const schedule = scheduleOf(entity)
  const moment = (name: string | undefined) => {
    const value = name === undefined ? undefined : row[name]
    return typeof value === 'string' ? value : undefined
  }
  const [from, until] = [moment(schedule.from), moment(schedule.until)]
  if (until !== undefined && Date.parse(until) <= now) return { kind: 'over', at: until }
  if (from !== undefined && Date.parse(from) > now) return { kind: 'from', at: from }
  return until === undefined ? undefined : { kind: 'until', at: until }
}
