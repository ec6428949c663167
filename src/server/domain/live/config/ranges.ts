import liveRecommendRange from '../../../../entities/live-config/live-recommend-range'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'
import { segmentFault } from './segments'

export const rangeRules = defineRules(liveRecommendRange, {
  beforeSave: (_context, draft, current) => {
    const fault = draft.segments && segmentFault(draft.segments)
    if (fault) throw badField('segments', fault)
    if (current?.state === 'published' && draft.segments)
      throw badField('segments', 'live-config.home-recommend-range.published')
    return Promise.resolve()
  },
})
