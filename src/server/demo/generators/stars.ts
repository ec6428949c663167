import type crawledStar from '../../../entities/crawler-manage/crawled-star'
import type credit from '../../../entities/movie-manage/credit'
import type star from '../../../entities/movie-manage/star'
import type starPk from '../../../entities/activity-manage/star-pk'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day } from '../calendar'
import { personName } from '../people'
import type { Spoken } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { countryId } from './places'
import { titlePlans } from './title-plan'

const origins: readonly (readonly [iso2: string, voice: Spoken, city: string])[] = [
  ['CN', 'zh_CN', 'Chengdu'],
  ['CN', 'zh_CN', 'Shanghai'],
  ['CN', 'zh_CN', 'Harbin'],
  ['TW', 'zh_CN', 'Tainan'],
  ['ID', 'in_ID', 'Bandung'],
  ['ID', 'in_ID', 'Surabaya'],
  ['MX', 'es_MX', 'Guadalajara'],
  ['CO', 'es_MX', 'Medellín'],
  ['EG', 'ar_AE', 'Alexandria'],
  ['SA', 'ar_AE', 'Jeddah'],
  ['PH', 'en', 'Cebu'],
  ['GB', 'en', 'Leeds'],
]
const bios = {
  actor: {
    zh_CN: '表演系毕业，擅长古装与悬疑，台词自己配音。',
    en: 'Trained on the stage; known for costume and mystery, and dubs the own lines.',
  },
  director: {
    zh_CN: '从短片起步，擅长用一个长镜头讲完一场戏。',
    en: 'Began with short films; likes to tell a scene in one long take.',
  },
  writer: { zh_CN: '写过小说与广播剧，人物对白见长。', en: 'Wrote novels and radio plays; praised for dialogue.' },
  producer: {
    zh_CN: '十二年制片经验，参与过三部年度剧集。',
    en: 'Twelve years of producing, three series of the year.',
  },
  voice: { zh_CN: '配音演员，为两百多个角色献声。', en: 'The voice of more than two hundred characters.' },
  composer: { zh_CN: '为影视作曲，弦乐写作独树一帜。', en: 'Composes for film, with a hand for strings.' },
  host: { zh_CN: '综艺主持，反应快，从不冷场。', en: 'Hosts variety shows, quick and never at a loss.' },
} as const
const jobs = [
  'actor',
  'actor',
  'actor',
  'actor',
  'actor',
  'director',
  'writer',
  'producer',
  'voice',
  'composer',
  'host',
] as const

/** Who the n-th star is: the same wherever that star is named. */
function starAt(world: World, index: number) {
  const random = world.random('who a star is', index)
  const [iso2, voice, city] = random.pick(origins)
  const { gender, ...name } = personName(random, voice)
  const birth = world.calendar.now - random.between(20 * 365, 58 * 365) * day
  return { name, gender, iso2, voice, city, birthDate: dateOf(birth), job: random.pick(jobs) }
}

export const starGenerator: Generator = {
  row(world, index, random): RowOf<typeof star> {
    const { name, gender, iso2, voice, city, birthDate, job } = starAt(world, index)
    return {
      name,
      originalName: voice === 'zh_CN' ? name.zh_CN : name.en,
      aliases: null,
      gender,
      birthDate,
      deathDate: null,
      birthplace: city,
      nationality: countryId(world, iso2) ?? null,
      heightCm: gender === 'female' ? random.between(157, 174) : random.between(170, 190),
      jobs: [job],
      bio: bios[job],
      portrait: artworkKey('portrait', `star-${index}`, name.zh_CN),
      awards: random.chance(0.2)
        ? random.pick(['Best New Face, Harbour Festival 2024', 'Golden Finch for the best series, 2025'])
        : null,
      user: null,
      mergedInto: null,
    }
  },
}

/** What sources on the web say of stars: mostly of such as are known here already. */
export const crawledStarGenerator: Generator = {
  row(world, index): RowOf<typeof crawledStar> {
    const { name, gender, iso2, voice, birthDate, job } = starAt(world, index)
    return {
      names: name,
      originalName: voice === 'zh_CN' ? name.zh_CN : name.en,
      gender,
      birthDate,
      nationality: countryId(world, iso2) ?? null,
      jobs: [job],
      bio: bios[job],
      portrait: artworkKey('portrait', `star-${index}`, name.zh_CN),
      star: index % 8 === 7 ? null : world.id('star', index),
    }
  },
}

/** Who plays whom in a title; whoever does not act plays nobody. */
export const creditGenerator: Generator = {
  row(world, index, random): RowOf<typeof credit> {
    const place = random.skewed(Math.max(1, world.count('star')), 1.3)
    const { job } = starAt(world, place)
    const plays = job === 'actor' || job === 'voice'
    return {
      star: world.id('star', place) ?? 0,
      job,
      character: plays ? characterOf(world, index) : null,
    }
  },
}

function characterOf(world: World, index: number) {
  const random = world.random('character', index)
  const { zh_CN, en } = personName(random, titlePlans(world)[index % 50]?.language ?? 'zh_CN')
  return { zh_CN, en }
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
              zh_CN: `${one!.name.zh_CN}还是${other!.name.zh_CN}`.slice(0, 40),
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
