import { nickname } from '../people'
import type up from '../../../entities/movie-manage/up'
import { artworkKey } from '../../media/artwork/artwork'
import type { Spoken } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'
import { someAreas } from './places'

const studios: readonly (readonly [name: string, language: Spoken])[] = [
  ['晨星影业', 'zh_CN'],
  ['蓝鲸传媒', 'zh_CN'],
  ['南洋影视', 'zh_CN'],
  ['North Shore Studio', 'en'],
  ['Piedra del Sol', 'es_MX'],
  ['Seribu Pulau', 'in_ID'],
  ['长风文化', 'zh_CN'],
  ['Oak Tree', 'en'],
  ['金沙制作', 'zh_CN'],
  ['Nile House', 'ar_AE'],
  ['短剧工厂', 'zh_CN'],
  ['深夜放映室', 'zh_CN'],
  ['Casa Drama', 'es_MX'],
  ['一分钟剧场', 'zh_CN'],
]

/** What a studio calls its second and further accounts, by the language that it speaks. */
const branches: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: ['', '·短剧', '·花絮', '·纪录片', '·经典', '·动画', '·预告', '·少儿'],
  en: ['', ' Shorts', ' Backstage', ' Docs', ' Classics', ' Animation', ' Trailers', ' Kids'],
  es_MX: ['', ' Cortos', ' Tras cámaras', ' Documental', ' Clásicos', ' Animación', ' Avances', ' Niños'],
  in_ID: ['', ' Pendek', ' Di Balik Layar', ' Dokumenter', ' Klasik', ' Animasi', ' Cuplikan', ' Anak'],
  ar_AE: ['', ' قصير', ' كواليس', ' وثائقي', ' كلاسيكيات', ' رسوم', ' إعلانات', ' أطفال'],
}

/** What people who upload call their channel. */
const channels: Readonly<Record<Spoken, readonly string[]>> = {
  zh_CN: ['的放映室', '追剧日记', '聊电影', '剪辑', '说剧'],
  en: ['’s screening room', ' watches', ' on film', ' edits', ' recaps'],
  es_MX: [' en el cine', ' y sus series', ' recomienda', ' edita', ' sin spoilers'],
  in_ID: [' nonton', ' review', ' bahas drama', ' edit', ' rekomendasi'],
  ar_AE: [' والسينما', ' يشاهد', ' يرشح', ' مونتاج', ' والمسلسلات'],
}
const spokenByCreators: readonly Spoken[] = ['zh_CN', 'in_ID', 'zh_CN', 'es_MX', 'en', 'ar_AE', 'in_ID']

const kinds = ['official', 'virtual', 'partner', 'creator', 'creator', 'creator'] as const

interface Named {
  readonly name: string
  readonly language: Spoken
}

/** What uploaders are called: no two alike, as their names are unique. */
function namesOf(world: World): readonly Named[] {
  return world.once('names of uploaders', () => {
    const taken = new Set<string>()
    let studio = 0
    return Array.from({ length: world.count('up') }, (_, index): Named => {
      const random = world.random('name of an uploader', index)
      const isPerson = kinds[index % kinds.length] === 'creator'
      const language = isPerson
        ? spokenByCreators[index % spokenByCreators.length]!
        : studios[studio % studios.length]![1]
      const own = isPerson ? channels[language] : branches[language]
      const place = isPerson ? index : Math.floor(studio / studios.length)
      for (let attempt = 0; ; attempt++) {
        const owner =
          isPerson || attempt > 0 ? nameOfPerson(nickname(random, language)) : studios[studio % studios.length]![0]
        const name = owner + own[(place + attempt) % own.length]!
        if (taken.has(name)) continue
        taken.add(name)
        if (!isPerson) studio++
        return { name, language }
      }
    })
  })
}

/** Channels are called by the name alone: what was added to it because it was taken falls away. */
const nameOfPerson = (name: string) => [...name.replace(/_?\d+$/, '')].slice(0, 16).join('').trim()

export const upGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof up> {
    const kind = kinds[index % kinds.length]!
    const isPerson = kind === 'creator'
    const { name, language } = namesOf(world)[index]!
    const state = random.chance(0.94) ? 'active' : random.pick(['muted', 'frozen'] as const)
    return {
      user: isPerson || kind === 'partner' ? world.id('user', index * 13) : null,
      name,
      avatar: artworkKey('portrait', `up-${index}`, isPerson ? '' : name),
      intro: null,
      kind,
      badge: isPerson ? random.pick(['none', 'personal'] as const) : 'organisation',
      areas: someAreas(world, random, 'state'),
      languages: [language],
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
