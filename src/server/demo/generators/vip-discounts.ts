import type vipDiscountCase from '../../../entities/vip-manage/vip-discount-case'
import { day, hour, instant } from '../calendar'
import { staffOf } from '../generic/staff'
import { entityOf, type Generator, type RowOf, type World } from '../world'
import { vipDiscountCase as written } from '../written/growth'
import { marketsOf } from './markets'
import { occasionAt, type Occasion } from './occasions'
import { planAt } from './vip-plans'

type Case = RowOf<typeof vipDiscountCase>
type State = NonNullable<Case['state']>

interface Terms {
  /** The place of the plan among those of `vip-plans`. */
  readonly plan: number
  readonly percentOff?: number
  readonly price?: number
  readonly extraDays?: number
  readonly countries?: string
  /** The days on which it holds, or the state of one that holds all year. */
  readonly when: Occasion | State
}

/** What each of the written ones takes off: a share, a price or days, never two of them. */
const terms: readonly Terms[] = [
  { plan: 4, price: 249, when: 'live' },
  { plan: 5, price: 899, when: 'awaitingApproval' },
  { plan: 4, extraDays: 7, when: 'live' },
  { plan: 4, extraDays: 3, countries: 'ID', when: 'live' },
  { plan: 6, percentOff: 25, when: 'membersDay' },
  { plan: 6, percentOff: 40, when: 'blackFriday' },
  { plan: 16, percentOff: 20, when: 'campus' },
  { plan: 6, price: 2_799, countries: 'SA AE KW', when: 'ramadan' },
  { plan: 6, price: 1_945, countries: 'ID', when: 'independence' },
  { plan: 6, extraDays: 7, when: 'live' },
  { plan: 4, extraDays: 3, when: 'live' },
  { plan: 20, percentOff: 30, when: 'live' },
  { plan: 20, percentOff: 50, when: 'paused' },
  { plan: 8, percentOff: 20, when: 'live' },
  { plan: 12, percentOff: 15, when: 'draft' },
]
const everywhere = 'ID MY PH SA EG MX US'

export const vipDiscountCaseGenerator: Generator = {
  ...written,
  row(world, index, random): Case {
    const { plan, percentOff, price, extraDays, countries = everywhere, when } = terms[index % terms.length]!
    const { price: listed, code } = planAt(plan)
    const row = written.row(world, index, random)
    const { state, from, to, madeAt } = spanOf(world, when, index)
    const isShown = state === 'live' || state === 'paused' || state === 'ended'
    const quota = when in occasionQuotas ? 5_000 : null
    const used = isShown ? Math.min(quota ?? Infinity, random.longTail(900, 0.7)) : 0
    const saved = percentOff ? (listed * percentOff) / 100 : price ? listed - price : (listed / 30) * (extraDays ?? 0)
    const markets = marketsOf(world, ['googlePlay', 'appStore', 'web'], countries.split(' '))
    const entity = entityOf(world, 'vipDiscountCase')
    const createdBy = staffOf(world, entity, random)
    return {
      ...row,
      ...{ state, quota, used, createdBy },
      vipProduct: world.id('vipProduct', plan) ?? 0,
      percentOff: percentOff ?? null,
      price: price ?? null,
      extraDays: extraDays ?? null,
      currency: 'USD',
      periods: 1,
      perUser: 1,
      markets,
      userGroups: row['audience'] === 'group' ? [world.id('userGroup', index) ?? 0] : [],
      // Stores know an offer by a name of its own; the web needs none.
      storeOfferIds: /^(introPrice|freeTrial|winBack)$/.test(String(row['kind']))
        ? marketsOf(world, ['googlePlay', 'appStore'], countries.split(' ')).map((market) => ({
            market,
            offerId: `${code}.offer.${index + 1}`.replaceAll('_', '.'),
          }))
        : [],
      conversion: isShown ? random.between(18, 64) / 10 : 0,
      cost: Math.round(used * saved),
      startsAt: instant(from),
      endsAt: instant(to),
      approvedBy: isShown || state === 'scheduled' ? staffOf(world, entity, random, new Set([createdBy])) : null,
      createdAt: instant(madeAt),
      updatedAt: instant(Math.max(madeAt, Math.min(world.calendar.now - hour, isShown ? from : madeAt + 3 * hour))),
    }
  },
}

const occasionQuotas: Readonly<Record<string, true>> = { membersDay: true, blackFriday: true, independence: true }

/** When a case holds, in what state that leaves it, and when it was written down. */
function spanOf(world: World, when: Occasion | State, index: number) {
  const { now } = world.calendar
  const today = Math.floor(now / day) * day
  if (when === 'live' || when === 'paused') {
    const from = today - (60 + index * 17) * day
    return { state: when, from, to: today + (30 + index * 5) * day, madeAt: from - 6 * day + 7 * hour }
  }
  if (when === 'draft' || when === 'awaitingApproval') {
    const from = today + (when === 'draft' ? 21 : 7) * day
    return { state: when, from, to: from + 60 * day, madeAt: now - (when === 'draft' ? 40 : 9) * hour }
  }
  if (when === 'scheduled' || when === 'ended') return { state: when, from: today, to: today, madeAt: today }
  const { from, to } = occasionAt(now, when)
  const state: State = now < from ? 'scheduled' : now < to ? 'live' : 'ended'
  return { state, from, to, madeAt: Math.min(now - 2 * day, from - 12 * day + 6 * hour) }
}
