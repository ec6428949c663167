import type hotListItem from '../../../entities/community-manage/hot-list-item'
import { hour, instant } from '../calendar'
import { scatter } from '../scatter'
import type { Generator, RowOf, World } from '../world'
import { areaId } from './places'
import { titleAt } from './placements'
import { linkTo } from './title-plan'

const lists = ['posts', 'topics', 'titles', 'creators'] as const
const areas = ['ID', 'MY', 'PH', 'CN', 'SA', 'MX']
const placesOfList = 8

type Subject = Pick<RowOf<typeof hotListItem>, 'dynamic' | 'topic' | 'target' | 'user'>

/** What each list is of: the n-th of a kind. */
const subjects: Readonly<Record<(typeof lists)[number], (world: World, nth: number) => Subject>> = {
  posts: (world, nth) => ({ dynamic: world.id('dynamic', nth * 37) }),
  topics: (world, nth) => ({ topic: world.id('topic', nth) }),
  titles(world, nth) {
    const title = titleAt(world, nth)
    return { target: title ? linkTo(title) : null }
  },
  creators: (world, nth) => ({ user: world.id('user', scatter(world.count('user'), nth)) }),
}

/**
 * The places of each list in each area, the hottest first, as ranking them again would leave them; the third of some is
 * pinned by hand, for three days at most.
 */
export const hotListItemGenerator: Generator = {
  count: (world) => Math.min(world.asked('hotListItem'), lists.length * areas.length * placesOfList),
  row(world, index, random): RowOf<typeof hotListItem> {
    const place = index % placesOfList
    const one = Math.floor(index / placesOfList)
    const list = lists[one % lists.length]!
    const isPinned = place === 2 && one % 3 === 0
    const [searches, views, posts, interactions] = [900, 5_200, 260, 1_800].map((most) =>
      Math.round((most * (0.95 + random.next() * 0.1)) / (1 + place * 0.4)),
    ) as [number, number, number, number]
    return {
      ...{ dynamic: null, topic: null, target: null, user: null },
      // Each area has its own, of which the most famous are in several.
      ...subjects[list](world, place + Math.floor(one / lists.length) * 3),
      list,
      area: areaId(world, areas[Math.floor(one / lists.length) % areas.length]!) ?? 0,
      state: 'listed',
      wording: null,
      badge: isPinned ? 'official' : place === 0 ? 'boiling' : place < 3 ? 'hot' : random.chance(0.15) ? 'new' : 'none',
      rank: place + 1,
      change: 0,
      heat: searches + views + posts + interactions,
      heatParts: { searches, views, posts, interactions, decay: random.between(0, 20) },
      boost: 0,
      pinnedAt: isPinned ? place + 1 : null,
      until: isPinned ? instant(world.calendar.now + random.between(4, 60) * hour) : null,
      source: isPinned ? 'manual' : 'algorithm',
      reason: isPinned ? 'Agreed with the partner for its premiere' : null,
    }
  },
}
