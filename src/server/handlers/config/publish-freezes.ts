import { freezePeriod } from '../../../../commands/app-manage/publish-calendar'
import publishFreeze from '../../../entities/app-manage/publish-freeze'
import type { Records } from '../../db/records'
import { defineRules, handlePage } from '../../operations/handler'
import { create } from '../../operations/save'
import { badField } from '../../pipeline/errors'
import { shareArea } from '../overlap'
import { checkPeriod } from '../period'

const longestDays = 60

export const freezeRules = defineRules(publishFreeze, {
  beforeSave: ({ now }, draft, current) => {
    checkPeriod(draft, current, longestDays)
    if (draft.endsAt && Date.parse(draft.endsAt) <= now.getTime())
      throw badField('endsAt', 'error.tooEarly', { min: now.toISOString() })
    return Promise.resolve()
  },
})

export const freezing = handlePage(freezePeriod, {
  run: async (context, { startsAt, endsAt, areas, reason }) => {
    const { id } = await create(context, publishFreeze, { startsAt, endsAt, areas, reason })
    return { id }
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
