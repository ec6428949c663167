import sportsLeague from '../../../../entities/live-config/sports-league'
import sportsMatch from '../../../../entities/live-config/sports-match'
import { ALL_AREAS } from '../../../../fields/areas/field'
import { defineRules } from '../../../operations/handler'
import { badField } from '../../../base/errors'

export const matchRules = defineRules(sportsMatch, {
  beforeSave: async ({ records }, draft, current) => {
    const home = draft.home ?? current?.home
    if (home !== undefined && home === (draft.away ?? current?.away))
      throw badField('away', 'live-config.sports-live.sameTeam')
    const access = draft.access ?? current?.access
    if (access === 'payPerView' && !(draft.product ?? current?.product)) throw badField('product', 'error.required')
    const league = draft.league ?? current?.league
    if (!draft.areas || !league) return
    const { areas } = (await records.get(sportsLeague, league)) as { readonly areas?: readonly number[] }
    if (areas && !areas.includes(ALL_AREAS) && draft.areas.some((area) => !areas.includes(area)))
      throw badField('areas', 'live-config.sports-live.beyondRights')
  },
})
