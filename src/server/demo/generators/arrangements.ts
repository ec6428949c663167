import type detailTab from '../../../entities/community-manage/detail-tab'
import type squareBlock from '../../../entities/community-manage/square-block'
import type { Generator, RowOf } from '../world'
import { areasIn } from './places'

/** How many tabs, and how many blocks, an area has. */
const inArea = 6

const tabs = ['intro', 'episodes', 'discuss', 'related', 'cast', 'clips'] as const
const tabTitles = [
  { zh_CN: '简介', en: 'About' },
  { zh_CN: '选集', en: 'Episodes' },
  { zh_CN: '讨论', en: 'Discussion' },
  { zh_CN: '相关推荐', en: 'More like it' },
  { zh_CN: '演职员', en: 'Cast' },
  { zh_CN: '花絮', en: 'Clips' },
]

/** The tabs of one area after the other; beyond the last area they are out of use. */
export const detailTabGenerator: Generator = {
  row(world, index): RowOf<typeof detailTab> {
    const [area, place] = [Math.floor(index / inArea), index % inArea]
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
    }
  },
}

const blocks = ['banner', 'topics', 'hotList', 'singles', 'creators', 'waterfall'] as const

/** The blocks of one area after the other, each with the feed at its end. */
export const squareBlockGenerator: Generator = {
  row(world, index): RowOf<typeof squareBlock> {
    const [area, place] = [Math.floor(index / inArea), index % inArea]
    return {
      kind: blocks[place] ?? 'waterfall',
      areas: [areasIn(world, 'state')[area] ?? -1],
      clients: [],
      order: index + 1,
      enabled: area < areasIn(world, 'state').length,
    }
  },
}
