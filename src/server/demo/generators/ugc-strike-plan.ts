import { day, minute } from '../calendar'
import type { Random } from '../../base/random'
import type { World } from '../world'
import { reasonOf } from './upload-faults'
import { uploadPlan, type Upload } from './upload-plan'
import { ladder, strikeDays } from './upload-settings'

type Measure = (typeof ladder)[number]['measure'] | 'none' | 'reachLimit'

/** What a decision on an upload has cost its author. */
export interface Strike {
  readonly upload: Upload
  readonly reason: number
  readonly points: number
  readonly totalAfter: number
  readonly measure: Measure
  readonly days: number | null
  readonly moment: number
  readonly state: 'active' | 'expired' | 'revoked'
}

/** Every strike, the oldest first: the points of an author add up as long as they count. */
export const strikePlan = (world: World): readonly Strike[] =>
  world.once('strikes', () => {
    const live = new Map<number, Strike[]>()
    const plan: Strike[] = []
    const decided = uploadPlan(world)
      .filter(
        ({ state, isByPerson, fault, decidedAt }) => isPunished(state) && isByPerson && fault && decidedAt !== null,
      )
      .toSorted((a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0))
    for (const upload of decided) {
      const strike = strikeOf(world, upload, live.get(upload.author) ?? [])
      if (!strike) continue
      live.set(upload.author, [...(live.get(upload.author) ?? []), strike])
      plan.push(strike)
    }
    return plan.slice(-world.asked('ugcStrike'))
  })

const isPunished = (state: string) => state === 'rejected' || state === 'takenDown' || state === 'appealed'

/** The points that an author has now. */
export function livePoints(world: World, author: number): number {
  const points = world.once('live points', () => {
    const sums = new Map<number, number>()
    for (const { upload, points: own, state } of strikePlan(world))
      if (state === 'active') sums.set(upload.author, (sums.get(upload.author) ?? 0) + own)
    return sums
  })
  return points.get(author) ?? 0
}

function strikeOf(world: World, upload: Upload, before: readonly Strike[]): Strike | undefined {
  const random = world.random('strike', upload.index)
  const { now } = world.calendar
  const moment = (upload.decidedAt ?? now) + minute / 2
  const { id, points } = reasonOf(world, upload.fault?.reason ?? '')
  if (id === null) return undefined
  const counted = before.filter((each) => each.state !== 'revoked' && each.moment > moment - strikeDays * day)
  const totalAfter = counted.reduce((sum, each) => sum + each.points, 0) + points
  const isOver = moment < now - strikeDays * day
  return {
    ...{ upload, reason: id, points, totalAfter, moment },
    ...measureOf(random, totalAfter, (now - moment) / day),
    state: !isOver && upload.state !== 'appealed' && random.chance(0.03) ? 'revoked' : isOver ? 'expired' : 'active',
  }
}

/** What the ladder brings; of those who may still post today only the reach is limited. */
function measureOf(random: Random, points: number, daysAgo: number): Pick<Strike, 'measure' | 'days'> {
  const step = ladder.findLast((each) => each.points <= points)
  if (!step) return { measure: 'none', days: null }
  const { measure, days = null } = step
  return days !== null && daysAgo < days ? { measure: 'reachLimit', days: random.pick([7, 14, 30]) } : { measure, days }
}
