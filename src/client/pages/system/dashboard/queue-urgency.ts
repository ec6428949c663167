import type { Queue } from './dashboard-data'
import { hourMs } from '../../../../schema/time'

export type Urgency = 'calm' | 'soon' | 'late'

/** Calm until half of the time a row may wait is over, late once all of it is. */
export function urgencyOf(
  { count, oldestAt, dueHours }: Pick<Queue, 'count' | 'oldestAt' | 'dueHours'>,
  now: number,
): Urgency {
  if (count === 0 || oldestAt === null) return 'calm'
  const waited = (now - Date.parse(oldestAt)) / hourMs
  if (waited >= dueHours) return 'late'
  return waited >= dueHours / 2 ? 'soon' : 'calm'
}
