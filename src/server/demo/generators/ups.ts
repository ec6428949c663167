import { nickname } from '../people'
import type up from '../../../entities/movie-manage/up'
import { artworkKey } from '../../media/artwork/artwork'
import type { Generator, RowOf } from '../world'
import { someAreas } from './places'

const studios = [
  '晨星影业',
  '蓝鲸传媒',
  '南洋影视',
  'North Shore Studio',
  'Piedra del Sol',
  'Seribu Pulau',
  '长风文化',
  'Oak Tree',
  '金沙制作',
  'Nile House',
  '短剧工厂',
  '深夜放映室',
  'Casa Drama',
  '一分钟剧场',
]

const kinds = ['official', 'virtual', 'partner', 'creator', 'creator', 'creator'] as const

export const upGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof up> {
    const kind = kinds[index % kinds.length]!
    const isPerson = kind === 'creator'
    const name = isPerson
      ? `${[...nickname(random, 'zh_CN')].slice(0, 16).join('')}的放映室`
      : studios[Math.floor(index / 2) % studios.length]!
    const state = random.chance(0.94) ? 'active' : random.pick(['muted', 'frozen'] as const)
    return {
      user: isPerson || kind === 'partner' ? world.id('user', index * 13) : null,
      name: `${name} ${String(index + 1).padStart(2, '0')}`,
      avatar: artworkKey('portrait', `up-${index}`, isPerson ? '' : name),
      intro: null,
      kind,
      badge: isPerson ? random.pick(['none', 'personal'] as const) : 'organisation',
      areas: someAreas(world, random, 'state'),
      languages: ['zh_CN'],
      tags: [],
      randomPool: kind === 'virtual',
      dailyUploadLimit: kind === 'official' ? 200 : 20,
      worksCount: random.longTail(12, 1),
      followers: random.longTail(8_000, 1.5),
      plays30d: random.longTail(90_000, 1.4),
      violations: random.skewed(6, 4),
      order: index + 1,
      stateReason: state === 'active' ? null : random.pick(['Uploads what others made', 'Three complaints by owners']),
      state,
    }
  },
}
