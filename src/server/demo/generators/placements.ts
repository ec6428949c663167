import type plateItem from '../../../entities/app-manage/plate-item'
import { artworkKey } from '../../media/artwork/artwork'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { linkTo, titlePlans, type TitlePlan } from './title-plan'

const missing = { zh_CN: '', en: '' }

/** A title that is out; the famous ones first where few are asked for. */
export function titleAt(world: World, nth: number): TitlePlan | undefined {
  const plans = world.once('titles to place', () =>
    [...titlePlans(world)].sort(
      (a, b) => Number(b.state === 'published') - Number(a.state === 'published') || b.fame - a.fame,
    ),
  )
  return plans[nth % Math.max(1, plans.length)]
}

/** A place in a row of the app: the title's own name and picture, and whether it can be watched. */
export const plateItemGenerator: Generator = {
  row(world, _index, random): RowOf<typeof plateItem> {
    const plan = titleAt(world, spread(random, 700))
    const isOut = plan?.state === 'published'
    return {
      target: plan ? linkTo(plan) : { type: 'DRAMA', target: '1' },
      title: plan?.title ?? missing,
      subtitle: null,
      cover: artworkKey('cover', `${plan?.theme ?? 'urban'}-${plan?.id ?? 0}`, plan?.title.zh_CN ?? ''),
      badge: random.pick([
        'none',
        'none',
        'none',
        'none',
        'new',
        'hot',
        'vip',
        'free',
        'exclusive',
        'updated',
      ] as const),
      badgeText: null,
      availability: isOut ? (random.chance(0.97) ? 'ok' : 'noRights') : 'offline',
    }
  },
}

const spread = (random: Random, size: number) => random.skewed(size, 1.4)
