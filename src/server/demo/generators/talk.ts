import { viewerAt } from './viewers'
import { weightsOf, type Random } from '../../base/random'
import { staffOf } from '../generic/staff'
import { entityOf, type World } from '../world'
import { titlePlans, type TitlePlan } from './title-plan'

export const rejectCodes = weightsOf({
  abuse: 22,
  spam: 26,
  porn: 6,
  hate: 6,
  contact: 12,
  spoiler: 14,
  irrelevant: 10,
  other: 4,
})

/** A title that people talk about: a published one, the famous more often. */
export function talkedOf(world: World, random: Random): TitlePlan | undefined {
  const out = world.once('talked of', () =>
    titlePlans(world)
      .filter(({ state }) => state === 'published')
      .sort((a, b) => b.fame - a.fame),
  )
  return out[random.skewed(out.length, 1.8)]
}

/** A writer: some write much. Writers are spread over all users, so that old ones and new ones write. */
export function writer(world: World, random: Random) {
  const users = Math.max(1, world.count('user'))
  const index = (random.skewed(users, 1.7) * 7_919) % users
  return { index, ...viewerAt(world, index) }
}

/** One of the few who look after what people write. */
export const moderatorOf = (world: World, random: Random): number | null =>
  staffOf(world, entityOf(world, 'comment'), random)
