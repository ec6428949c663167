import type short from '../../../entities/movie-manage/short'
import { artworkKey } from '../../media/artwork/artwork'
import { taglines } from '../words/synopses'
import type { Generator, RowOf } from '../world'
import { episodeBook } from './episode-plan'
import { titleOffset, titlePlan } from './title-plan'
import { common } from './title-fields'

export const shortGenerator: Generator = {
  distinct: true,
  firstId: (world) => titleOffset(world, 'short') + 1,
  row(world, index, random): RowOf<typeof short> {
    const plan = titlePlan(world, 'short', index)
    const run = episodeBook(world).runs[plan.id - 1]!
    const access = random.pick(['coin', 'coin', 'coin', 'adUnlock', 'vip', 'free'] as const)
    const fields = common(world, plan, random)
    return {
      ...fields,
      hook: random.pick(taglines[plan.group]),
      coverVariants: Array.from({ length: random.between(0, 3) }, (_, n) =>
        artworkKey('poster', `${plan.theme}-${plan.id}-${n}`, fields.originalTitle),
      ),
      totalEpisodes: run.total,
      releasedEpisodes: run.online,
      serialState: plan.serialState,
      dubOf: null,
      localisation: 'original',
      audience: random.pick(['female', 'female', 'all', 'male'] as const),
      source: random.pick(['partner', 'partner', 'licensed', 'original'] as const),
      access,
      freeEpisodes: access === 'free' ? run.total : Math.min(run.total, random.between(4, 8)),
      coinsPerEpisode: access === 'coin' ? random.pick([10, 15, 20, 25]) : null,
      payRate: access === 'coin' && plan.state === 'published' ? random.between(20, 140) / 10 : null,
      finishRate: plan.state === 'published' ? random.between(12, 58) : null,
    }
  },
}
