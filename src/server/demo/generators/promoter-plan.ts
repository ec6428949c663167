import type promoter from '../../../entities/activity-manage/promoter'
import { day } from '../calendar'
import { personName, type Market } from '../people'
import { weightsOf } from '../../base/random'
import { scatter } from '../scatter'
import { inLatin } from '../words/ar-latin'
import type { Spoken } from '../words/phrases'
import type { RowOf, World } from '../world'
import { viewerAt } from './viewers'

type Promoter = RowOf<typeof promoter>

export type PromoterKind = 'kol' | 'affiliate' | 'agency' | 'offline'

/** Who promotes the app, on what terms and since when. */
export interface PlannedPromoter {
  /** The place of their user. */
  readonly user: number
  readonly market: Market
  readonly kind: PromoterKind
  readonly name: string
  readonly isCompany: boolean
  /** They promote everywhere, and are paid in dollars. */
  readonly isWorldwide: boolean
  readonly state: NonNullable<Promoter['state']>
  readonly commission: NonNullable<Promoter['commission']>
  /** When the contract was made and until when it runs, in milliseconds. */
  readonly since: number
  readonly contractTo: number
}

const kinds = weightsOf({ kol: 48, affiliate: 22, agency: 18, offline: 12 })
const states = weightsOf({ active: 68, applied: 9, rejected: 6, frozen: 4, ended: 13 })
const commissions = weightsOf({ cpa: 55, cps: 25, hybrid: 20 })

/** What companies call themselves, by the language of where they are: a name, and what they do. None of them is a real one. */
const companies: Readonly<Record<Spoken, readonly [names: string, trades: string]>> = {
  in_ID: ['Gema Cahaya Rimba Layar Samudra Kisah Lentera Awan', 'Promo|Digital Kreatif|Media Nusa|Afiliasi'],
  es_MX: ['Eco Cumbre Girasol Marea Altura Faro Sabana Colibri', 'Digital|Medios|Promociones|Publicidad'],
  ar_AE: ['Nakheel Falak Wahat Rimal Marjan Hilal Zaytoun Dalla', 'Media|Digital|Advertising|Partners'],
  zh_CN: ['Yunfan Haitang Qinghe Xingye Mobai Chenguang Feiyu Lanjing', 'Culture|Media|Promotion|Digital'],
  en: ['Harbor Northbound Lantern Maple Ridge Bluebird Granite Juniper', 'Media|Affiliates|Outreach|Partners'],
}

/** How many users are known to be no guests and to have stayed: promoters are the last of them, hosts the first. */
const knownUsers = 400

export function promoterPlan(world: World, index: number): PlannedPromoter {
  const random = world.random('promoter plan', index)
  const { now } = world.calendar
  const users = world.count('user')
  const user = scatter(users, Math.min(users, knownUsers) - 1 - index)
  const { market, registeredAt } = viewerAt(world, user)
  const kind = random.weighted(kinds)
  const drawn = random.weighted(states)
  const isCompany = kind === 'agency' || kind === 'affiliate'
  const years = random.pick([1, 1, 1, 2])
  const made = registeredAt + (0.1 + random.next() * 0.6) * (now - registeredAt)
  // Whoever has come within the last weeks has not gone again, nor is anything held against them yet.
  const isNew = now - made < 45 * day
  const state = isNew && (drawn === 'ended' || drawn === 'frozen') ? 'active' : drawn
  const ended = Math.min(now - day, made + (25 + random.next() * 300) * day)
  const since = state === 'applied' ? Math.max(registeredAt, now - (0.1 + random.next() * 4) * day) : made
  return {
    ...{ user, market, kind, state, isCompany, since },
    isWorldwide: isCompany && market.wealth > 0.8,
    name: isCompany ? companyName(market, index) : inLatin(personName(random, market.voice).en),
    commission: random.weighted(commissions),
    contractTo: state === 'ended' ? ended : since + years * 365 * day,
  }
}

/** No two that follow each other bear one name. */
function companyName({ voice }: Market, index: number): string {
  const [names, trades] = companies[voice]
  const [first, second] = [names.split(' '), trades.split('|')]
  return `${first[index % first.length]!} ${second[Math.floor(index / first.length) % second.length]!}`
}
