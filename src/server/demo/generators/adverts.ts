import type ad from '../../../entities/ad-manage/ad'
import type adDailyStat from '../../../entities/ad-manage/ad-daily-stat'
import type adSlot from '../../../entities/ad-manage/ad-slot'
import type adSwitch from '../../../entities/ad-manage/ad-switch'
import type advertiser from '../../../entities/ad-manage/advertiser'
import type brandTakeover from '../../../entities/ad-manage/brand-takeover'
import type revealAd from '../../../entities/ad-manage/reveal-ad'
import type { DeepLink } from '../../../fields/deepLink/field'
import { day, hour, instant, weekdayFactor } from '../calendar'
import { slotsOf } from '../generic/slots'
import type { Phrase } from '../words/phrases'
import { adverts } from '../words/pools/commerce'
import type { Random } from '../../base/random'
import { entityOf, type DemoRow, type Generator, type RowOf, type World } from '../world'
import { advertiserRows, advertTexts } from '../written/adverts'
import { adSlot as writtenSlots } from '../written/surfaces'
import { episodeBook } from './episode-plan'
import { countryId } from './places'
import { linkTo, titlePlans } from './title-plan'

const house = advertiserRows.findIndex(([, kind]) => kind === 'house')

/** The advertiser that an advert of this name is of. */
function brandOf(name: string): number {
  const brand = advertiserRows.findIndex(([company = '']) => name.startsWith(`${company},`))
  return brand < 0 ? house : brand
}

/** What the advert itself says above its text: the thing without the brand, which its picture shows. */
function headlineOf({ zh_CN, en }: Phrase): Phrase {
  const thing = en.slice(en.indexOf(',') + 2)
  return { zh_CN: zh_CN.slice(zh_CN.indexOf('·') + 1), en: thing.charAt(0).toUpperCase() + thing.slice(1) }
}

function landingOf(brand: number): DeepLink {
  const site = String(advertiserRows[brand]?.[0]).toLowerCase().replace(/\W+/g, '-')
  return brand === house
    ? { type: 'APP_URL', target: 'app://vip/plans' }
    : { type: 'OUTER_URL', target: `https://www.example.com/${site}` }
}

/** Adverts are booked and billed in US dollars. */
export const advertiserGenerator: Generator = {
  count: () => advertiserRows.length,
  row(world, index, random): RowOf<typeof advertiser> {
    const [name = '', kind, industry, country = '', contact = '', credit] = advertiserRows[index]!
    const limit = Number(credit) * 100
    return {
      name,
      kind: kind as 'direct',
      industry: industry as 'food',
      country: countryId(world, country),
      contact: contact || null,
      email: contact ? `ads@${name.toLowerCase().replace(/\W+/g, '-')}.example.com` : null,
      currency: 'USD',
      creditLimit: limit || null,
      balance: limit > 0 ? Math.round((limit * random.between(15, 85)) / 100) : 0,
      enabled: index !== 8,
    }
  },
}

const running = { from: [-20, -3], until: [4, 25] } as const
type Stage = 'running' | 'scheduled' | 'awaitingApproval' | 'draft' | 'paused' | 'ended' | 'takenDown'
/** When what is in each state begins and ends, in days from today. */
const spans: Readonly<
  Record<Stage, { readonly from: readonly [number, number]; readonly until: readonly [number, number] }>
> = {
  running,
  paused: running,
  scheduled: { from: [1, 6], until: [15, 40] },
  awaitingApproval: { from: [3, 10], until: [20, 45] },
  draft: { from: [8, 20], until: [30, 60] },
  ended: { from: [-70, -40], until: [-25, -2] },
  takenDown: { from: [-30, -20], until: [5, 15] },
}
const stages: readonly Stage[] = [
  ...(['running', 'running', 'ended', 'running', 'awaitingApproval', 'running', 'draft', 'running'] as const),
  ...(['running', 'scheduled', 'ended', 'running', 'paused', 'running', 'awaitingApproval', 'ended'] as const),
  ...(['running', 'running', 'running', 'takenDown'] as const),
]

/** From when to when, in full hours; and when it was booked. */
function timesOf(world: World, random: Random, state: Stage) {
  const { now } = world.calendar
  const { from, until } = spans[state]
  const atHour = (days: number) => Math.round((now + days * day) / hour) * hour
  const startsAt = atHour(random.between(from[0], from[1]))
  const isOpen = state === 'awaitingApproval' || state === 'scheduled' || state === 'draft'
  return {
    startsAt,
    endsAt: atHour(random.between(until[0], until[1])),
    madeAt: isOpen
      ? now - random.between(4, state === 'draft' ? 90 : 40) * hour
      : startsAt - random.between(40, 140) * hour,
  }
}

const formats = ['nativeCard', 'image', 'vast', 'nativeCard', 'image'] as const
const fits: Readonly<Record<(typeof formats)[number], RegExp>> = {
  nativeCard: /nativeFeed/,
  image: /splash|banner|interstitial|overlay/,
  vast: /video|rewarded/,
}

interface Booking {
  readonly name: string
  readonly brand: number
  readonly state: Stage
  readonly format: (typeof formats)[number]
  readonly slots: readonly number[]
  readonly startsAt: number
  readonly endsAt: number
  readonly madeAt: number
}

/** What has been booked: places of the advert's own format, while it runs. */
function bookingsOf(world: World): readonly Booking[] {
  return world.once('bookings of adverts', () =>
    Array.from({ length: Math.min(world.asked('ad'), adverts.length) }, (_, index): Booking => {
      const random = world.random('booking', index)
      const format = formats[index % formats.length]!
      const own = Array.from({ length: world.count('adSlot') }, (_slot, at) => at).filter((at) =>
        fits[format].test(String(writtenSlots.row(world, at, random)['format'])),
      )
      const state = stages[index % stages.length]!
      const name = adverts[index]!.en
      return {
        name,
        brand: brandOf(name),
        state,
        format,
        slots: random.sample(own, random.between(1, 3)),
        ...timesOf(world, random, state),
      }
    }),
  )
}

export const adGenerator: Generator = {
  count: (world) => bookingsOf(world).length,
  row(world, index, random): RowOf<typeof ad> {
    const { brand, name, state, format, slots, startsAt, endsAt, madeAt } = bookingsOf(world)[index]!
    const { now } = world.calendar
    const isHouse = brand === house
    const billing = isHouse ? 'house' : format === 'vast' ? 'cpv' : random.pick(['cpm', 'cpm', 'cpc'] as const)
    const price = billing === 'cpm' ? random.between(30, 80) * 10 : billing === 'cpc' ? random.between(12, 40) : 2
    const budget = random.pick([500_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000])
    const done = Math.min(1, Math.max(0, (now - startsAt) / (endsAt - startsAt))) * (state === 'takenDown' ? 0.3 : 1)
    const delivery = done > 0 ? random.pick([96, 98.4, 99.1, 100.2, 101, 103.5, 84.2]) : 0
    const spent = isHouse ? 0 : Math.min(budget, Math.round((budget * done * delivery) / 100))
    const rate = random.between(6, 32) / 1_000
    const impressions = isHouse
      ? Math.round(done * random.between(300_000, 900_000))
      : Math.round(
          billing === 'cpm' ? (spent / price) * 1_000 : billing === 'cpc' ? spent / price / rate : spent / price,
        )
    const clicks = billing === 'cpc' ? Math.floor(spent / price) : Math.round(impressions * rate)
    const days = Math.max(1, Math.round((endsAt - startsAt) / day))
    return {
      ...{ name, format, state },
      title: headlineOf(adverts[index]!),
      text: advertTexts[index]!,
      advertiser: world.id('advertiser', brand) ?? 0,
      slots: slots.flatMap((slot) => world.id('adSlot', slot) ?? []),
      video: null,
      vastUrl: format === 'vast' ? `https://vast.example.com/${index + 1}` : null,
      landing: landingOf(brand),
      clients: [],
      channels: [],
      minVersion: null,
      languages: [],
      excludeTags: [],
      dayParts: index % 7 === 3 ? [{ weekdays: ['fri', 'sat', 'sun'], fromHour: 18, toHour: 24 }] : [],
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      createdAt: instant(madeAt),
      ...(state === 'ended' ? { updatedAt: instant(endsAt) } : {}),
      billing,
      price: isHouse ? null : price,
      budget: isHouse ? null : budget,
      dailyBudget: isHouse ? null : Math.ceil((budget * 1.2) / days / 1_000) * 1_000,
      currency: 'USD',
      goalImpressions: billing === 'cpm' ? Math.round((budget / price) * 1_000) : null,
      capPerDay: 3,
      ...{ impressions, clicks, spent, delivery },
      clickRate: impressions > 0 ? Math.round((clicks / impressions) * 1_000) / 10 : 0,
      enabled: state === 'running' || state === 'scheduled',
    }
  },
}

const occasions = [
  'new range',
  'finale week',
  'launch',
  'derby weekend',
  'member week',
  'premiere of the month',
  'ten years',
  'opening night',
  'weekend offers',
  'anniversary',
]
const partsOfTakeover = [
  ['splash', 'homeSkin'],
  ['splash', 'largeWindow'],
  ['homeSkin', 'tabIcons', 'searchWord'],
  ['splash', 'floatWindow'],
] as const

/** One brand has the app for a week at most, each some weeks after the one before. */
export const brandTakeoverGenerator: Generator = {
  count: (world) => Math.min(world.asked('brandTakeover'), 20),
  row(world, index, random): RowOf<typeof brandTakeover> {
    const brand = (index * 3) % house
    const last = world.count('brandTakeover') - 1 - index
    const state = (['draft', 'reserved', 'awaitingApproval', 'scheduled', 'running'] as const)[last] ?? 'ended'
    const startsAt = Math.round((world.calendar.now + (4 - last) * 16 * day - 2 * day) / hour) * hour
    const endsAt = startsAt + random.between(3, 7) * day
    const parts = [...partsOfTakeover[index % partsOfTakeover.length]!]
    const has = (part: string) => parts.some((each) => each === part)
    const goal = random.between(20, 80) * 100_000
    const isOver = state === 'ended'
    const share = isOver ? random.between(92, 108) / 100 : state === 'running' ? 0.4 : 0
    const impressions = Math.round(goal * share)
    return {
      name: `${advertiserRows[brand]![0]!}, ${occasions[index % occasions.length]!}`,
      advertiser: world.id('advertiser', brand) ?? 0,
      state,
      parts,
      assets: {
        ...(has('homeSkin') ? { homeSkinColor: random.pick(['#e5484d', '#ffc53d', '#46a758', '#0090ff']) } : {}),
        ...(has('largeWindow') ? { largeWindow: world.id('homeLargeWindow', index) } : {}),
        ...(has('floatWindow') ? { floatWindow: world.id('floatWindow', index) } : {}),
        ...(has('searchWord') ? { searchWord: { zh_CN: '新品', en: advertiserRows[brand]![0]!.slice(0, 20) } } : {}),
      },
      splash: null,
      ...(has('splash') ? {} : { splashImage: null }),
      landing: landingOf(brand),
      clients: [],
      minVersion: null,
      startsAt: instant(startsAt),
      endsAt: instant(endsAt),
      ...(isOver ? { updatedAt: instant(endsAt) } : {}),
      createdAt: instant(
        Math.min(startsAt - random.between(10, 20) * day, world.calendar.now - random.between(5, 30) * hour),
      ),
      reservedUntil: state === 'reserved' ? instant(world.calendar.now + 3 * day) : null,
      price: random.between(8, 40) * 100_000,
      currency: 'USD',
      goalImpressions: goal,
      impressions,
      reach: Math.round(impressions * 0.38),
      prefetched: state === 'scheduled' ? random.between(30, 70) : impressions > 0 ? random.between(86, 97) : 0,
      clickRate: impressions > 0 ? random.between(11, 42) / 10 : 0,
      skipRate: impressions > 0 ? random.between(240, 520) / 10 : 0,
    }
  },
}

/** The titles that a card stands in: two series, each with cues in an episode that is out. */
function cuedTitles(world: World, index: number) {
  const { runs } = episodeBook(world)
  const out = titlePlans(world).filter(({ id, type }) => type === 'series' && (runs[id - 1]?.online ?? 0) > 0)
  const chosen = [0, 1].flatMap((nth) => out[(index * 2 + nth) % Math.max(1, out.length)] ?? [])
  return [...new Set(chosen)].map(({ id, type }) => ({
    target: linkTo({ type, id }),
    episodes: [world.id('episode', runs[id - 1]!.start) ?? 0],
    cues: [
      { atSeconds: 30, forSeconds: 4 },
      { atSeconds: 180 + (index % 5) * 60, forSeconds: 8 },
    ],
  }))
}

/** Cards within a picture: adverts of the same brands. */
export const revealAdGenerator: Generator = {
  count: (world) => Math.min(world.asked('revealAd'), adverts.length),
  row(world, index, random): RowOf<typeof revealAd> {
    const at = (index * 7 + 3) % adverts.length
    const brand = brandOf(adverts[at]!.en)
    const scope = random.pick(['titles', 'tags', 'all'] as const)
    return {
      name: adverts[at]!.en,
      advertiser: world.id('advertiser', brand) ?? 0,
      jump: landingOf(brand),
      scope,
      titles: scope === 'titles' ? cuedTitles(world, index) : [],
      ...(scope === 'tags' ? {} : { tags: [] }),
      clients: [],
      minVersion: null,
      includeVip: brand === house,
      price: brand === house ? null : random.between(30, 90) * 10,
      currency: 'USD',
    }
  },
}

/** What a thousand impressions bring, in US cents, and how long what is shown lasts at most. */
const slotFacts: Readonly<Record<string, readonly [ecpm: number, seconds: number | null]>> = {
  splash: [620, 5],
  banner: [90, null],
  nativeFeed: [180, null],
  video: [780, 30],
  rewarded: [1_150, 30],
  interstitial: [540, 15],
  overlay: [300, null],
}

export const adSlotGenerator: Generator = {
  ...writtenSlots,
  row(world, index, random): DemoRow {
    const written = writtenSlots.row(world, index, random)
    const [ecpm, seconds] = slotFacts[String(written['format'])] ?? [100, null]
    const now = Math.round((ecpm * random.between(80, 125)) / 100)
    return {
      ...written,
      maxSeconds: seconds,
      skipAfter: written['format'] === 'rewarded' || seconds === null ? 0 : seconds > 5 ? 5 : 3,
      capPerDay: 20,
      minGap: 120,
      newUserDays: 1,
      floorPrice: Math.round(ecpm * 0.4),
      currency: 'USD',
      timeoutMs: 3_000,
      requests24h: random.between(1_500, 4_500),
      fillRate24h: random.between(580, 970) / 10,
      ecpm24h: now,
      enabled: index !== 15,
    } satisfies RowOf<typeof adSlot>
  },
}

/** Adverts are on, but for a few places where they were switched off. */
export const adSwitchGenerator: Generator = {
  row: (_world, index): RowOf<typeof adSwitch> => ({
    ...(index % 15 === 4 ? {} : { offFrom: null, offUntil: null, offReason: null }),
    minVersion: null,
    maxVersion: null,
    currency: 'USD',
  }),
}

/** What a place was asked for on a day, more at weekends, and what came of it. */
function figuresOf(random: Random, on: number): RowOf<typeof adDailyStat> {
  const requests = Math.round(random.between(1_000, 3_000) * weekdayFactor(on))
  const fills = Math.round((requests * random.between(58, 97)) / 100)
  const impressions = Math.round((fills * random.between(82, 96)) / 100)
  return {
    ...{ requests, fills, impressions },
    viewers: Math.round(impressions / random.between(2, 4)),
    clicks: Math.round((impressions * random.between(6, 34)) / 1_000),
  }
}

/** What was booked is shown in its own places while it ran; the rest of the requests goes to networks. */
export const adDailyStatGenerator: Generator = {
  isLater: true,
  row(world, index, random): RowOf<typeof adDailyStat> {
    const on = Date.parse(String(slotsOf(world, entityOf(world, 'adDailyStat')).at(index)['day']))
    const shown = bookingsOf(world).flatMap((booking, at) =>
      booking.startsAt <= on && booking.endsAt > on && booking.madeAt < on ? [{ ...booking, at }] : [],
    )
    const chosen = shown.length > 0 && random.chance(0.45) ? random.pick(shown) : undefined
    const slot = chosen ? random.pick(chosen.slots) : random.int(world.count('adSlot'))
    const [ecpm] = slotFacts[String(writtenSlots.row(world, slot, random)['format'])] ?? [100]
    return {
      slot: world.id('adSlot', slot) ?? 0,
      ad: chosen ? world.id('ad', chosen.at) : null,
      advertiser: chosen ? world.id('advertiser', chosen.brand) : null,
      source: chosen ? 'direct' : random.pick(['AdMob', 'Meta', 'Unity Ads', 'partner']),
      ...figuresOf(random, on),
      currency: 'USD',
      ecpm: Math.round((ecpm * random.between(75, 130)) / 100),
    }
  },
}
