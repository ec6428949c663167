import punishmentEntity from '../../../entities/live-manage/punishment'
import { caption } from '../../base/captions'
import type { Context } from '../../pipeline/operation'
import { carryOut, type Punishment } from './carry-out'
import { freeTarget } from './free-target'
import { daysAfter } from './punishment-terms'

/** Points that ban an anchor, the days within which they count, and the days that the ban lasts. */
const maxPoints = 12
const countedDays = 90
const banDays = 30
const maxPunishments = 1_000

/**
 * Bans an anchor whose points come to too many with one more punishment. Points that have led to such a ban have been paid
 * for: they count no more.
 */
export async function banByPoints(context: Context, punishment: Punishment): Promise<void> {
  const { records, now } = context
  const { anchor, targetKind, kind } = punishment
  if (!anchor || kind === 'permanentBan' || (targetKind !== 'anchor' && targetKind !== 'room')) return
  const since = daysAfter(now, -countedDays)
  const states = ['active', 'expired', 'lifted'] as const
  const own = await records.where(punishmentEntity, { anchor, state: states }, maxPunishments)
  const lastBan = own.findLast(isByPoints)?.id ?? 0
  const counted = own.filter(({ id, startsAt }) => id > lastBan && startsAt >= since)
  const points = counted.reduce((sum, each) => sum + each.points, 0)
  if (points < maxPoints) return
  const { user, guild, reasonCode } = punishment
  const ban = await records.insert(punishmentEntity, {
    ...{ targetKind: 'anchor' as const, anchor, user, guild, kind: 'ban' as const, reasonCode },
    description: caption(context.language, 'live-manage.bannedByPoints', { points, days: countedDays }),
    evidence: counted.flatMap(({ evidence }) => evidence ?? []).slice(-9),
    clip: counted.findLast(({ clip }) => clip)?.clip ?? null,
    source: 'riskControl',
    startsAt: now.toISOString(),
    endsAt: daysAfter(now, banDays),
    points: 0,
    state: 'active',
  })
  await carryOut(context, ban)
  await freeTarget(context, ban)
}

/** The ban that points have led to, which adds none of its own. */
function isByPoints({ kind, points, source }: Punishment): boolean {
  return kind === 'ban' && points === 0 && source === 'riskControl'
}
