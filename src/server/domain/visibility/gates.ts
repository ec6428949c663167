import { ALL_AREAS } from '../../../fields/areas/field'
import type { Finding } from '../../../schema/findings'
import type { Facts } from './facts'

/** One condition for seeing a title; `opened` tells that a white list lets the person pass it. */
export interface Gate {
  readonly id: GateId
  readonly verdict: 'passed' | 'failed' | 'unknown' | 'opened'
  readonly to?: Finding['to']
}

export type GateId =
  | 'published'
  | 'schedule'
  | 'area'
  | 'rights'
  | 'countryGroup'
  | 'copyright'
  | 'client'
  | 'version'
  | 'pay'
  | 'age'
  | 'user'
  | 'resource'
  | 'language'
  | 'cdn'

type Verdict = boolean | null
type Judge = (facts: Facts) => Verdict

/** From which age a rating may be seen; ratings that are not named are for everybody. */
const ages: Readonly<Record<string, number>> = { PG13: 13, R16: 16, R18: 18 }

/** The conditions in the order in which the app asks them: true, false, or null where it cannot be known. */
const judges: readonly (readonly [GateId, Judge])[] = [
  ['published', ({ title }) => title.state === 'published'],
  [
    'schedule',
    ({ at, title: { publishAt, offAt } }) => (publishAt === null || publishAt <= at) && (offAt === null || offAt > at),
  ],
  [
    'area',
    ({ title: { areas }, place }) => {
      if (areas.includes(ALL_AREAS)) return true
      if (place.areas.length === 0) return null
      return areas.some((area) => place.areas.includes(area))
    },
  ],
  [
    'rights',
    ({ licences, isLicensed, place: { country } }) => {
      if (!isLicensed) return true
      if (licences.length === 0) return false
      return country === null ? null : licences.some(({ countries }) => countries.includes(country))
    },
  ],
  ['countryGroup', ({ title: { groupCountries }, place: { country } }) => among(groupCountries, country)],
  [
    'copyright',
    ({ title: { copyrightTag }, person }) =>
      copyrightTag === null || !person ? true : !person.hiddenTags.includes(copyrightTag),
  ],
  ['client', ({ title: { clients }, device: { client } }) => (clients.length === 0 ? true : among(clients, client))],
  ['version', ({ device: { versionState } }) => (versionState === null ? true : versionState !== 'withdrawn')],
  ['pay', ({ title: { access }, person }) => paid(access, person)],
  [
    'age',
    ({ title: { ageRating }, person }) => {
      const least = ages[ageRating ?? '']
      return least === undefined ? true : person?.age == null ? null : person.age >= least
    },
  ],
  ['user', ({ person }) => !person || (person.state === 'normal' && !person.isBanned)],
  ['resource', ({ title }) => title.playable > 0],
  ['language', ({ title: { languages }, device: { language } }) => among(languages, language)],
  ['cdn', ({ title }) => title.served],
]

/** What opens a gate for somebody on a super white list. */
const keys: Readonly<Partial<Record<GateId, string>>> = {
  published: 'offShelf',
  schedule: 'offShelf',
  area: 'areaRights',
  rights: 'areaRights',
  countryGroup: 'areaRights',
  copyright: 'copyright',
  version: 'version',
}

/** Every condition with its verdict, in the order in which the app asks them. */
export function gatesOf(facts: Facts): Gate[] {
  return judges.map(([id, judge]) => {
    const verdict = judge(facts)
    const to = linkOf(id, facts)
    const link = to && { to }
    if (verdict === true) return { id, verdict: 'passed', ...link }
    if (isOpened(id, facts)) return { id, verdict: 'opened', ...link }
    return { id, verdict: verdict === null ? 'unknown' : 'failed', ...link }
  })
}

/** The condition that keeps somebody from a title: the first that fails. A missing language alone keeps nobody from it. */
export function firstFailed(gates: readonly Gate[]): Gate | undefined {
  return gates.find(({ id, verdict }) => verdict === 'failed' && id !== 'language')
}

function isOpened(id: GateId, { title, person }: Facts): boolean {
  if (!person) return false
  if ((id === 'published' || id === 'schedule') && person.previews) return true
  const key = id === 'pay' ? (title.access === 'vip' ? 'vip' : 'pay') : keys[id]
  return key !== undefined && person.bypass.includes(key)
}

/** A title for VIPs is seen by them; whether somebody has bought one episode or another is known from their orders. */
function paid(access: Facts['title']['access'], person: Facts['person']): Verdict {
  if (access === 'free' || access === 'adUnlock') return true
  if (access === 'vip') return person ? person.isVip : null
  return null
}

function among<T>(allowed: readonly T[] | null, own: T | null): Verdict {
  return allowed === null ? true : own === null ? null : allowed.includes(own)
}

const lists = { movie: 'movie-list', series: 'series-list', short: 'short-list', video: 'video' } as const

/** Where a condition can be looked into. */
function linkOf(id: GateId, { title, person }: Facts): Finding['to'] {
  if (id === 'rights') return `/movie-manage/licence-list?contents=${title.id}`
  if (id === 'resource' || id === 'cdn')
    return title.type === 'series' ? `/movie-manage/series-resources?content=${title.id}` : listOf(title)
  if (id === 'pay' || id === 'age' || id === 'user') return person ? `/user-manage/user-detail/${person.id}` : undefined
  if (id === 'copyright') return person ? `/user-manage/user-black-list/copyright?user=${person.id}` : undefined
  if (id === 'client' || id === 'version') return undefined
  return listOf(title)
}

function listOf({ type, id }: Facts['title']): Finding['to'] {
  return `/movie-manage/${lists[type]}?id=${id}`
}
