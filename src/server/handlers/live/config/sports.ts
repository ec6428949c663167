import * as commands from '../../../../../commands/live-config/sports-live'
import sportsLeague from '../../../../entities/live-config/sports-league'
import sportsMatch from '../../../../entities/live-config/sports-match'
import sportsStream from '../../../../entities/live-config/sports-stream'
import { ALL_AREAS } from '../../../../fields/areas/field'
import { defineRules, handle } from '../../../operations/handler'
import { badField } from '../../../pipeline/errors'

export const publishingMatch = handle(commands.publish, {
  check: async ({ records }, { id }) => {
    const streams = await records.where(sportsStream, { match: id, enabled: true, health: ['good', 'unstable'] }, 1)
    return streams.length > 0 || 'live-config.sports-live.noStream'
  },
  run: async ({ records }, match) => {
    await records.update(sportsMatch, match, { state: 'published' })
  },
})

export const switchingStream = handle(commands.switchStream, {
  check: async ({ records }, { id }, { stream }) => {
    const { match, enabled, health } = await records.get(sportsStream, stream)
    if (match !== id) return 'live-config.sports-live.otherMatch'
    return (enabled !== false && health !== 'down') || 'live-config.sports-live.streamDown'
  },
  run: async ({ records }, match, { stream }) => {
    await records.update(sportsMatch, match, { stream })
  },
})

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
