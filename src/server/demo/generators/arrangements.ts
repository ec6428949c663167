import type detailTab from '../../../entities/community-manage/detail-tab'
import type squareBlock from '../../../entities/community-manage/square-block'
import { phrases } from '../words/phrases'
import { instant } from '../calendar'
import type { Generator, RowOf, World } from '../world'
import { areasIn } from './places'
import { draftedAt } from './release-plan'

/** How many tabs, and how many blocks, an area has. */
const inArea = 6

const tabs = ['intro', 'episodes', 'discuss', 'related', 'cast', 'clips'] as const
const tabTitles = phrases(`
  简介 | About | Info | Info | نبذة
  选集 | Episodes | Capítulos | Episode | الحلقات
  讨论 | Discussion | Opinión | Diskusi | نقاش
  相关推荐 | More like it | Similares | Serupa | مشابه
  演职员 | Cast | Reparto | Pemeran | الممثلون
  花絮 | Clips | Clips | Cuplikan | مقاطع`)
/** How many of a hundred who open a title open each tab, and what draws the eye to it. */
const opened = [64, 47, 22, 18, 9, 6] as const
const badges = ['none', 'none', 'count', 'none', 'none', 'new'] as const

/** The tabs of one area after the other; beyond the last area they are out of use. */
export const detailTabGenerator: Generator = {
  row(world, index, random): RowOf<typeof detailTab> {
    const [area, place] = [Math.floor(index / inArea), index % inArea]
    const { madeAt, changedAt } = draftedAt(world, 'detailTab', index)
    return {
      kind: tabs[place] ?? 'clips',
      code: tabs[place] ?? 'clips',
      title: tabTitles[place]!,
      contentKinds: ['MOVIE', 'DRAMA', 'SHORT'],
      areas: [areasIn(world, 'state')[area] ?? -1],
      clients: [],
      custom: null,
      isDefault: place === 0,
      enabled: area < areasIn(world, 'state').length,
      // For every version, and for good: only what a campaign adds has a time.
      minVersion: null,
      maxVersion: null,
      startAt: null,
      endAt: null,
      badge: badges[place] ?? 'none',
      hideWhenEmpty: place > 0,
      openShare: opened[place]! + random.between(-30, 30) / 10,
      createdAt: instant(madeAt),
      updatedAt: instant(changedAt),
    }
  },
}

const blocks = ['banner', 'topics', 'hotList', 'singles', 'creators', 'waterfall'] as const

const blockNames = phrases(`
  本周精选 | This week | Esta semana | Minggu ini | هذا الأسبوع
  热议话题 | Topics | Temas | Topik | المواضيع
  热榜 | Hot list | Lo más visto | Terpopuler | الأكثر رواجا
  片单 | Lists of titles | Listas | Daftar tontonan | قوائم
  值得关注 | Worth following | A quién seguir | Layak diikuti | يستحق المتابعة
  广场动态 | Latest posts | Publicaciones | Kiriman terbaru | أحدث المنشورات`)
const styles = ['slider', 'grid2', 'list', 'cards', 'slider', 'grid2'] as const
const counts = [5, 8, 10, 6, 8, 30] as const
/** Where the rest of a block is read. */
const rest = [null, '/community/topics', '/rank/hot', '/community/lists', '/community/creators', null] as const
const tapped = [6.4, 4.1, 7.8, 3.2, 2.6, 9.5] as const

/** The blocks of one area after the other, each with the feed at its end. */
export const squareBlockGenerator: Generator = {
  row(world, index, random): RowOf<typeof squareBlock> {
    const [area, place] = [Math.floor(index / inArea), index % inArea]
    const kind = blocks[place] ?? 'waterfall'
    const shown = world.random('visitors of a square', area).longTail(21_000, 0.6)
    const more = rest[place]
    const { madeAt, changedAt } = draftedAt(world, 'squareBlock', index)
    // Areas with editors of their own choose; the others show what is liked.
    const isChosen = area % 3 === 0
    return {
      name: blockNames[place]!,
      kind,
      style: styles[place]!,
      showTitle: kind !== 'banner' && kind !== 'waterfall',
      more: more ? { type: 'INNER_URL', target: more } : null,
      source: isChosen && (kind === 'topics' || kind === 'creators') ? 'manual' : 'auto',
      topics: isChosen && kind === 'topics' ? chosen(world, 'topic', area) : [],
      creators: isChosen && kind === 'creators' ? chosen(world, 'user', area) : [],
      count: counts[place]!,
      areas: [areasIn(world, 'state')[area] ?? -1],
      clients: [],
      minVersion: null,
      maxVersion: null,
      userTags: [],
      order: index + 1,
      startAt: null,
      endAt: null,
      // Fewer see a block the further down it stands.
      shown7d: Math.round(shown * (1 - place * 0.13)),
      clickRate7d: Math.round((tapped[place]! + random.between(-10, 10) / 10) * 10) / 10,
      enabled: area < areasIn(world, 'state').length,
      createdAt: instant(madeAt),
      updatedAt: instant(changedAt),
    }
  },
}

function chosen(world: World, entity: string, area: number): number[] {
  return Array.from({ length: 8 }, (_, nth) => world.id(entity, area * 9 + nth) ?? 0)
}
