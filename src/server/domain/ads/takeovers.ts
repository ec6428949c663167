import brandTakeover from '../../../entities/ad-manage/brand-takeover'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { daysFrom } from '../../operations/days-from'
import { checkPeriod } from '../../operations/period'

export type Takeover = Row<typeof brandTakeover>

const longestDays = 7
/** Dates are held this long for somebody to submit what shall run then. */
const holdDays = 7

export const takeoverRules = defineRules(brandTakeover, {
  beforeSave: async ({ now }, draft, current) => {
    checkPeriod(draft, current, longestDays)
    const { state } = draft as Partial<Takeover>
    if (state === 'reserved') return { reservedUntil: daysFrom(now, holdDays).toISOString() }
  },
})
