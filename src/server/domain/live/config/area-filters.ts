import { fixedItems } from '../../../../dictionaries/dictionaries'
import liveAreaFilter from '../../../../entities/live-config/live-area-filter'
import type { Row } from '../../../../schema/entity'
import { defineRules } from '../../../operations/handler'
import { holds } from '../../../access/account'
import { badField } from '../../../base/errors'
import { checkPeriod } from '../../../operations/period'

export type Filter = Row<typeof liveAreaFilter>

const legalRight = 'LiveConfig:areaFilter.legal'
const legalReasons = fixedItems('liveAreaFilterReason', 'law', 'licence')

export const areaFilterRules = defineRules(liveAreaFilter, {
  beforeSave: (_context, draft, current) => {
    checkPeriod(draft, current)
    const next = { ...current, ...draft } as Filter
    if (legalReasons.includes(next.reason) && !next.legalNote) throw badField('legalNote', 'error.required')
    return Promise.resolve()
  },
  may: ({ account }, verb, { reason }) =>
    Promise.resolve(
      !['disable', 'delete'].includes(verb) ||
        !legalReasons.includes(reason) ||
        holds(account, legalRight) ||
        'live-config.area-filter.needsLegal',
    ),
})
