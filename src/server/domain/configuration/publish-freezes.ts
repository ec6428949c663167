import publishFreeze from '../../../entities/app-manage/publish-freeze'
import type { Records } from '../../db/records'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { shareArea } from '../../operations/overlap'
import { checkPeriod } from '../../operations/period'

const longestDays = 60

export const freezeRules = defineRules(publishFreeze, {
  beforeSave: ({ now }, draft, current) => {
    checkPeriod(draft, current, longestDays)
    if (draft.endsAt && Date.parse(draft.endsAt) <= now.getTime())
      throw badField('endsAt', 'error.tooEarly', { min: now.toISOString() })
    return Promise.resolve()
  },
})

/** Whether changes are frozen at a moment in any of these areas. */
export async function isFrozen(records: Records, areas: readonly number[], at: Date): Promise<boolean> {
  const freezes = await records.where(publishFreeze, { state: 'active' })
  return freezes.some(
    (freeze) =>
      Date.parse(freeze.startsAt) <= at.getTime() &&
      at.getTime() < Date.parse(freeze.endsAt) &&
      shareArea(freeze.areas, areas),
  )
}
