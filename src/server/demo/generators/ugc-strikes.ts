import type ugcStrike from '../../../entities/ugc/ugc-strike'
import { day, hour, instant, minute } from '../calendar'
import { staffOf } from '../generic/staff'
import { strikeRemarks } from '../words/upload-texts'
import { entityOf, type Generator, type RowOf } from '../world'
import { strikePlan } from './ugc-strike-plan'
import { strikeDays } from './upload-settings'

export const ugcStrikeGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => strikePlan(world).length,
  row(world, index, random): RowOf<typeof ugcStrike> {
    const { upload, reason, points, totalAfter, measure, days, moment, state } = strikePlan(world)[index]!
    const { now } = world.calendar
    const revokedAt = Math.min(now, moment + random.between(3, 60) * hour)
    const staff = staffOf(world, entityOf(world, 'ugcPost'), random)
    const remarks = state === 'revoked' ? strikeRemarks.revoked : totalAfter > points ? strikeRemarks.repeated : []
    return {
      user: world.id('user', upload.author) ?? 0,
      post: world.id('ugcPost', upload.index),
      reason,
      ...{ points, totalAfter, measure, days, state },
      blacklistEntry: null,
      expiresAt: instant(moment + strikeDays * day),
      notifiedAt: moment + 5 * minute > now ? null : instant(moment + 5 * minute),
      remark: remarks.length > 0 ? random.pick(remarks) : null,
      createdAt: instant(moment),
      createdBy: staff,
      updatedAt: instant(state === 'revoked' ? revokedAt : moment),
      updatedBy: staff,
    }
  },
}
