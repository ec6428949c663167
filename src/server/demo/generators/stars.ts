import { spaced } from '../../../schema/spaced'
import type star from '../../../entities/movie-manage/star'
import type starPk from '../../../entities/activity-manage/star-pk'
import { artworkKey } from '../../media/artwork/artwork'
import { instant } from '../calendar'
import { starBios } from '../words/star-bios'
import type { Generator, RowOf, World } from '../world'
import { crawledPlan } from './crawled-star-plan'
import { countryId } from './places'
import { starAt, starMadeAt } from './star-plan'

export const starGenerator: Generator = {
  totals: [{ field: 'works', child: 'credit', by: 'star' }],
  row(world, index, random): RowOf<typeof star> {
    const { name, originalName, gender, iso2, city, birthDate, job } = starAt(world, index)
    return {
      name,
      originalName,
      aliases: null,
      gender,
      birthDate,
      deathDate: null,
      birthplace: city,
      nationality: countryId(world, iso2) ?? null,
      heightCm: gender === 'female' ? random.between(157, 174) : random.between(170, 190),
      jobs: [job],
      bio: bioOf(job, index),
      portrait: artworkKey('portrait', `star-${index}`, name.zh_CN),
      awards: random.chance(0.2)
        ? random.pick(['Best New Face, Harbour Festival 2024', 'Golden Finch for the best series, 2025'])
        : null,
      user: null,
      mergedInto: null,
      crawled: importedFrom(world, index),
      createdAt: instant(starMadeAt(world, index)),
    }
  },
}

/** What our editors wrote of a star. */
export function bioOf(job: keyof typeof starBios, index: number) {
  const known = starBios[job]
  return known[index % known.length]!
}

/** Which record of a crawl told us of a star. */
function importedFrom(world: World, index: number): number | null {
  const { isKnown, state } = crawledPlan(world, index)
  return index < world.count('crawledStar') && isKnown && state === 'imported' ? world.id('crawledStar', index) : null
}

/** Two or four stars that viewers vote for, by their own names. */
export const starPkGenerator: Generator = {
  row(world, index, random): RowOf<typeof starPk> {
    const count = index % 3 === 2 ? 4 : 2
    const first = (index * 5) % Math.max(1, world.count('star') - count)
    const sides = Array.from({ length: count }, (_, nth) => ({ place: first + nth, ...starAt(world, first + nth) }))
    const [one, other] = sides
    return {
      title:
        count === 2
          ? {
              zh_CN: spaced(one!.name.zh_CN, '还是', other!.name.zh_CN).slice(0, 40),
              en: `${one!.name.en} or ${other!.name.en}`.slice(0, 40),
            }
          : fourOf[Math.floor(index / 3) % fourOf.length]!,
      kind: count === 2 ? 'duel' : 'group',
      sides: sides.map(({ place, name }) => ({
        star: world.id('star', place) ?? 0,
        name,
        image: artworkKey('cover', `star-${place}`, name.zh_CN),
        color: random.pick(['#e5484d', '#ffc53d', '#46a758', '#0090ff', '#8e4ec6']),
      })),
      withdrawnSides: [],
      leader: world.id('star', first),
    }
  },
}

const fourOf = [
  { zh_CN: '年度新人', en: 'New face of the year' },
  { zh_CN: '古装男神女神', en: 'Best in costume' },
  { zh_CN: '最催泪演技', en: 'Who makes you cry' },
  { zh_CN: '最佳反派', en: 'Best villain' },
  { zh_CN: '最佳配音', en: 'Best voice' },
  { zh_CN: '斋月之星', en: 'Star of Ramadan' },
  { zh_CN: '短剧人气王', en: 'King of shorts' },
  { zh_CN: '综艺开心果', en: 'Funniest host' },
  { zh_CN: '动作片一哥一姐', en: 'Best in action' },
  { zh_CN: '银幕情侣', en: 'Best screen couple' },
  { zh_CN: '实力派', en: 'Greatest actor' },
  { zh_CN: '年度之星', en: 'Star of the year' },
]
