import type xilie from '../../../entities/movie-manage/xilie'
import type xilieItem from '../../../entities/movie-manage/xilie-item'
import { day, hour, instant } from '../calendar'
import { artworkKey } from '../../media/artwork/artwork'
import { filled, phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { franchisePlans } from './franchise-plan'

const franchise = phrases('{title}系列 | {title} collection | Saga {title} | Saga {title} | سلسلة {title}')[0]!

/** When a franchise was put together: once its last work was there. */
function madeAt(world: World, index: number): number {
  const { now } = world.calendar
  const works = franchisePlans(world)[index]!
  const last = Math.max(...works.map(({ title }) => Math.max(title.createdAt, title.publishAt ?? 0)))
  return Math.min(now - hour, last + (1 + (index % 5)) * day)
}

/** Works that belong together, called by the first of them. */
export const xilieGenerator: Generator = {
  distinct: true,
  count: (world) => franchisePlans(world).length,
  row(world, index, random): RowOf<typeof xilie> {
    const works = franchisePlans(world)[index]!
    const { title, group } = works[0]!.title
    return {
      name: filled(franchise, { title }),
      cover: artworkKey('cover', `${group}-x${index}`, title.zh_CN),
      intro: null,
      areas: [-1],
      items: works.length,
      showOnDetail: true,
      autoNext: random.chance(0.8),
      enabled: random.chance(0.85),
      createdAt: instant(madeAt(world, index)),
      updatedAt: instant(madeAt(world, index)),
    }
  },
}

/** The works of each franchise, in the order in which they came out. */
export const xilieItemGenerator: Generator = {
  distinct: true,
  isLater: true,
  count: (world) => franchisePlans(world).flat().length,
  row(world, index): RowOf<typeof xilieItem> {
    const works = world.once('works of franchises', () => franchisePlans(world).flat())
    const { franchise: own, title, relation, label, storyOrder, place } = works[index]!
    return {
      ...{ relation, label, storyOrder },
      xilie: world.id('xilie', own) ?? 0,
      content: title.id,
      order: place,
      createdAt: instant(madeAt(world, own)),
      updatedAt: instant(madeAt(world, own)),
    }
  },
}
