import { badField } from '../base/errors'
import { concerns } from './concerns'
import { dayMs } from '../../schema/time'

interface Period {
  readonly startsAt?: string | null
  readonly endsAt?: string | null
}

/**
 * Holds what runs for a time to a start before its end, as the record would be after the save.
 * @param longestDays the longest it may run
 * @throws A0400 about `endsAt`
 */
export function checkPeriod(draft: Period, current: Period | null, longestDays?: number): void {
  if (!concerns(draft, current, 'startsAt', 'endsAt')) return
  const startsAt = draft.startsAt === undefined ? current?.startsAt : draft.startsAt
  const endsAt = draft.endsAt === undefined ? current?.endsAt : draft.endsAt
  if (!startsAt || !endsAt) return
  const runs = Date.parse(endsAt) - Date.parse(startsAt)
  if (runs <= 0) throw badField('endsAt', 'error.offBeforePublish')
  if (longestDays !== undefined && runs > longestDays * dayMs)
    throw badField('endsAt', 'app-manage.period.tooLong', { days: longestDays })
}
