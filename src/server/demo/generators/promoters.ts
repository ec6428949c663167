import type promoter from '../../../entities/activity-manage/promoter'
import { artworkKey } from '../../media/artwork/artwork'
import { dateOf, day, instant } from '../calendar'
import { emailAddress } from '../people'
import type { Random } from '../../base/random'
import type { Generator, RowOf, World } from '../world'
import { phoneOf } from './guilds'
import { areaId, countryId } from './places'
import { promoterPlan, type PlannedPromoter } from './promoter-plan'
import { inCurrency, promisedTerms, roundAmount, type PromisedTerms } from './promoter-terms'

type Promoter = RowOf<typeof promoter>
type Social = NonNullable<Promoter['socials']>[number]

/** Countries where a user is worth more to those who promote everywhere, and how much more. */
const tiers = [
  [['US', 'GB', 'CA', 'AU'], 2.5],
  [['SA', 'AE', 'KW'], 2],
] as const

/** Who brings users for money: what they are owed follows from whom they brought, by the terms of their contract. */
export const promoterGenerator: Generator = {
  isLater: true,
  row(world, index, random): Promoter {
    const plan = promoterPlan(world, index)
    const { user, market, kind, name, isWorldwide, state, commission, since, contractTo } = plan
    const code = codeOf(name, index)
    const terms = promisedTerms(world, index)
    const { currency } = terms
    const hasBegun = state !== 'applied' && state !== 'rejected'
    const wasDecided = since + (0.2 + random.next() * 2) * day
    return {
      ...{ kind, name, code, state, commission, currency },
      user: world.id('user', user) ?? 0,
      country: countryId(world, market.iso2) ?? 0,
      areas: [isWorldwide ? -1 : (areaId(world, market.iso2, 'activity') ?? -1)],
      contactEmail: emailAddress(random, name, index),
      phone: phoneOf(market, random),
      socials: kind === 'offline' ? [] : socialsOf(name, kind, random),
      link: hasBegun ? `https://go.iron-player.example/app?p=${code}` : null,
      pricePerUser: terms.perUser,
      tierPrices: isWorldwide && terms.perUser !== null ? tierPrices(world, terms.perUser) : [],
      shareRate: terms.shareRate,
      attributionDays: random.pick([7, 15, 30, 30, 30]),
      contractFile: hasBegun ? artworkKey('cover', `promoter-contract-${index}`, name.slice(0, 24)) : null,
      contractTo: hasBegun ? dateOf(contractTo) : null,
      ...(hasBegun ? figuresOf(world, plan, terms, random) : noFigures),
      ...(state !== 'rejected' && { rejectReason: null }),
      createdAt: instant(since),
      updatedAt: instant(
        state === 'applied' ? since : Math.min(world.calendar.now, state === 'ended' ? contractTo : wasDecided),
      ),
    }
  },
}

const noFigures = { clicks30d: 0, newUsers30d: 0, payers30d: 0, revenue30d: 0, fraudRate30d: 0, owed: 0, paidTotal: 0 }

/** What they have brought within thirty days, and what is owed and was paid for it by their terms. */
function figuresOf(world: World, plan: PlannedPromoter, terms: PromisedTerms, random: Random) {
  const { state, market, isCompany, since, contractTo } = plan
  const { now } = world.calendar
  const from = Math.max(since, now - 30 * day)
  const until = state === 'ended' ? Math.min(now, contractTo) : now
  const share = Math.max(0, until - from) / (30 * day)
  const monthly = random.longTail(isCompany ? 2_600 : 700, 0.8)
  const clicks30d = Math.round(monthly * share)
  const newUsers30d = Math.round(clicks30d * (0.08 + random.next() * 0.14))
  const payers30d = Math.round(newUsers30d * (0.02 + random.next() * 0.06) * market.wealth ** 0.3)
  const revenue30d = payers30d * inCurrency(random.between(500, 1_200) * market.wealth ** 0.5, terms.currency)
  const fraud = state === 'frozen' ? 21 + random.next() * 24 : random.next() ** 2 * 12
  const fraudRate30d = newUsers30d === 0 ? 0 : Math.round(fraud * 10) / 10
  const valid = Math.round(newUsers30d * (1 - fraudRate30d / 100))
  const earned = valid * (terms.perUser ?? 0) + Math.round((revenue30d * (terms.shareRate ?? 0)) / 100)
  // A month is paid in the next one: what is owed is of the last thirty days, and what was paid of those before.
  const usual = share > 0 ? earned / share : inCurrency(monthly * 5, terms.currency)
  const months = Math.max(0, (Math.min(until, now - 30 * day) - since) / (30 * day))
  return {
    ...{ clicks30d, newUsers30d, payers30d, revenue30d, fraudRate30d },
    owed: earned,
    paidTotal: Math.round(usual * months * (0.5 + random.next() * 0.4)),
  }
}

/** Pages of one person or company bear one name, somewhat differently on each network. */
function socialsOf(name: string, kind: string, random: Random): Social[] {
  const words = plain(name)
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const [joined, dotted] = [words.join(''), words.join('.')]
  const followers = random.longTail(kind === 'kol' ? 60_000 : 9_000, 1)
  const networks = random.sample(['youtube', 'tiktok', 'instagram', 'facebook', 'x', 'telegram'] as const, 3)
  return networks.slice(0, random.between(1, 3)).map((network, nth) => ({
    network,
    handle: `@${random.pick([joined, dotted, words.join('_'), `${joined}tv`])}`.slice(0, 60),
    followers: Math.round(followers / (1 + nth * 1.4)),
  }))
}

function tierPrices(world: World, perUser: number): NonNullable<Promoter['tierPrices']> {
  return tiers.map(([countries, factor]) => ({
    countries: countries.flatMap((iso2) => countryId(world, iso2) ?? []),
    price: roundAmount(perUser * factor),
  }))
}

/** What users type to say who sent them: the beginning of the name, and a number that tells namesakes apart. */
function codeOf(name: string, index: number): string {
  const letters = plain(name)
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
  return `${letters.slice(0, 6)}${String(index + 11).padStart(3, '0')}`
}

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '')
