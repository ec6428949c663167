import { sql } from 'kysely'
import reviewReason from '../../../entities/review-manage/review-reason'
import ugcStrike from '../../../entities/ugc/ugc-strike'
import { defineRules } from '../../operations/handler'
import { holds } from '../../access/account'
import { badField } from '../../base/errors'
import { carryOut, type Strike } from './carry-out-measure'
import { daysFrom } from '../../operations/days-from'
import { guardMeasure } from './guard-measure'
import { allowedMeasures, livePoints } from './ladder'
import { auditSettings } from './settings'
import { tellOfStrike } from './tell-of-strike'

/** A lead chooses any measure; an auditor what the ladder proposes, or one step lower. */
const leadRight = 'Ugc:strikeList.changeMeasure'

/** A strike counts for as long as the settings say, does what its measure is, and the author is informed. */
export const strikeRules = defineRules(ugcStrike, {
  beforeSave: async (context, draft, current) => {
    if (current || !draft.user || !draft.reason || !draft.measure) return
    const points = draft.points ?? 0
    const reason = await context.records.get(reviewReason, draft.reason)
    if (points > (reason.points ?? 0) && !draft.remark) throw badField('remark', 'error.required')
    const settings = await auditSettings(context)
    const totalAfter = (await livePoints(context, draft.user)) + points
    if (!holds(context.account, leadRight)) {
      const allowed = allowedMeasures(settings.liveLadder, totalAfter)
      if (!allowed.includes(draft.measure)) throw badField('measure', 'ugc.strike.notOnLadder', { points: totalAfter })
    }
    await guardMeasure(context, { ...(draft as Partial<Strike>), measure: draft.measure, days: draft.days ?? null })
    return { totalAfter, expiresAt: daysFrom(context.now, settings.strikeWindowDays).toISOString() }
  },
  afterSave: async (context, saved, before) => {
    if (before) return
    await tellOfStrike(context, await carryOut(context, saved))
  },
  follow: async (context, changes) => {
    const ids = changes.flatMap(({ entity, id }) => (entity === ugcStrike.name ? [id] : []))
    if (ids.length === 0) return
    await sql`update ugc_post p set strikes = s.points
      from (select u."user", coalesce(sum(a.points), 0)::bigint as points
        from (select distinct "user" from ugc_strike where id = any(${ids})) u
        left join ugc_strike a on a."user" = u."user" and a.state = 'active' group by u."user") s
      where p."user" = s."user" and p.strikes is distinct from s.points`.execute(context.db)
  },
})
