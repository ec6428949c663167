import settlementPeriod from '../../../entities/live-manage/settlement-period'
import type { Row } from '../../../schema/entity'
import { defineRules } from '../../operations/handler'
import { badField } from '../../base/errors'
import { shareArea } from '../../operations/overlap'

export type Period = Row<typeof settlementPeriod>

/** Periods of one cycle and area follow each other. */
export const periodRules = defineRules(settlementPeriod, {
  beforeSave: async ({ records }, draft, current) => {
    const period = { ...current, ...draft } as Period
    if (period.from >= period.to) throw badField('to', 'error.offBeforePublish')
    const others = await records.where(settlementPeriod, { cycle: period.cycle })
    const clash = others.find(
      (other) =>
        other.id !== current?.id &&
        shareArea(other.areas, period.areas) &&
        other.from <= period.to &&
        period.from <= other.to,
    )
    const isMoved = draft.from !== undefined || draft.to !== undefined || draft.areas !== undefined
    if (clash && isMoved) throw badField('from', 'live-manage.live-settlement-periods.overlaps', { name: clash.name })
  },
})
