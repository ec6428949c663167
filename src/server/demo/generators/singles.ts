import type single from '../../../entities/movie-manage/single'
import { artworkKey } from '../../media/artwork/artwork'
import { themes } from '../../media/artwork/palettes'
import { day, instant } from '../calendar'
import { filled, phrases, same } from '../words/phrases'
import { tagWords } from '../words/tags'
import type { Generator, RowOf } from '../world'
import { someAreas } from './places'

const listTitles = phrases(`
  {genre}必看榜 | Best of {genre} | Lo mejor: {genre} | Terbaik: {genre} | أفضل ما في {genre}
  周末{genre}片单 | A weekend of {genre} | Fin de semana: {genre} | Akhir pekan: {genre} | نهاية الأسبوع: {genre}
  冷门{genre}好片 | {genre}: hidden gems | Joyas: {genre} | Permata: {genre} | جواهر {genre}
  {genre}新手入门 | {genre} for beginners | {genre} para empezar | {genre} untuk pemula | {genre} للمبتدئين
  深夜{genre}放映室 | {genre} after midnight | {genre} de medianoche | {genre} tengah malam | {genre} بعد منتصف الليل
  高分{genre} | Top rated {genre} | {genre} mejor valorado | {genre} nilai tinggi | {genre} الأعلى تقييما`)

export const singleGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof single> {
    const genres = tagWords.filter(({ type }) => type === 'genre')
    const genre = genres[index % genres.length]!
    const round = Math.floor(index / genres.length)
    const title = filled(listTitles[round % listTitles.length]!, { genre: genre.name })
    const state = random.pick([
      'published',
      'published',
      'published',
      'published',
      'draft',
      'scheduled',
      'offShelf',
    ] as const)
    const items = random.between(8, 60)
    return {
      title: round < listTitles.length ? title : filled(same('{title} {n}'), { title, n: same(String(round)) }),
      intro: null,
      cover: artworkKey('cover', `${themes[index % themes.length]}-s${index}`, title.zh_CN),
      fill: 'manual',
      rule: null,
      display: random.pick(['poster', 'poster', 'landscape', 'ranked', 'story'] as const),
      owner: world.id('up', random.skewed(120)),
      areas: someAreas(world, random, 'state'),
      clients: [],
      tags: [],
      items,
      playable: Math.max(0, items - random.skewed(6, 2)),
      publishAt:
        state === 'scheduled'
          ? instant(world.calendar.now + random.between(1, 20) * day)
          : state === 'draft'
            ? null
            : instant(world.calendar.moment(random)),
      offAt: null,
      usedBy: random.skewed(7, 2),
      views30d: state === 'published' ? random.longTail(14_000, 1.3) : 0,
      favourites: random.longTail(600, 1.3),
      state,
    }
  },
}
