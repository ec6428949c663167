import { dateOf, day } from '../calendar'
import { personName } from '../people'
import { inLatin } from '../words/ar-latin'
import type { Spoken } from '../words/phrases'
import type { World } from '../world'

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

/** Who the n-th star is: the same wherever that star is named. Beyond the last, people who are not known here. */
export function starAt(world: World, index: number) {
  const random = world.random('who a star is', index)
  const [iso2, voice, city] = random.pick(origins)
  const { gender, zh_CN, en } = personName(random, voice)
  const birth = world.calendar.now - random.between(20 * 365, 58 * 365) * day
  return {
    name: { zh_CN: inLatin(zh_CN), en: inLatin(en) },
    originalName: voice === 'zh_CN' ? zh_CN : en,
    gender,
    iso2,
    voice,
    city,
    birthDate: dateOf(birth),
    job: random.pick(jobs),
  }
}

/** When a star was entered. */
export function starMadeAt(world: World, index: number): number {
  return world.calendar.officeMoment(world.random('a star is entered', index), 360)
}
