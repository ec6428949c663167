import type integralGoods from '../../../entities/task-center/integral-goods'
import type integralOrder from '../../../entities/task-center/integral-order'
import { dateOf, day, hour, instant } from '../calendar'
import type { Random } from '../../base/random'
import { personName } from '../people'
import { countries } from '../words/countries'
import type { Generator, RowOf, World } from '../world'
import { integralGoods as written } from '../written/growth'
import { countryId } from './places'
import { arrivalOf, pointMoves, storeGoods, type PlannedPurchase, type PointMove } from './points-plan'
import { viewerAt } from './viewers'

type Order = RowOf<typeof integralOrder>
type Goods = RowOf<typeof integralGoods>

interface Bought extends PointMove {
  readonly purchase: PlannedPurchase
}

/** What was bought with points, the oldest first. */
function purchases(world: World): readonly Bought[] {
  return world.once('purchases for points', () =>
    pointMoves(world).flatMap((move) =>
      move.kind === 'storeOrder' && move.purchase ? [{ ...move, purchase: move.purchase }] : [],
    ),
  )
}

/** The number of the order of each purchase. */
export function orderNumbers(world: World): ReadonlyMap<PlannedPurchase, string> {
  return world.once('numbers of orders for points', () => {
    return new Map(
      purchases(world).map(({ purchase, at }, nth) => [
        purchase,
        `IOR${dateOf(at).slice(2).replaceAll('-', '')}${String(nth + 1).padStart(6, '0')}`,
      ]),
    )
  })
}

/** What something for so many points costs the company, in US cents: nine tenths of what the points are worth. */
export function unitCostOf(price: number): number {
  return Math.max(1, Math.round(price * 0.09))
}

const streets: Readonly<Record<string, readonly string[]>> = {
  in_ID: ['Jl. Melati 12', 'Jl. Kenanga 45', 'Jl. Sudirman 8'],
  es_MX: ['Calle Juárez 214', 'Av. Reforma 1020', 'Calle 5 de Mayo 37'],
  ar_AE: ['شارع الورود 18', 'شارع الجامعة 6', 'حي النخيل 42'],
  zh_CN: ['中山路 88 号', '和平街 15 号', '光明里 3 栋 502'],
  en: ['14 Orchard Lane', '220 Mabini Street', '9 Harbour Road'],
}
const carriers: Readonly<Record<string, string>> = {
  in_ID: 'Kirim Nusantara',
  es_MX: 'Correo Rápido',
  ar_AE: 'Gulf Parcel',
  zh_CN: 'Harbour Express',
  en: 'Island Parcel',
}
const failures: Readonly<Record<string, string>> = {
  carrierTopUp: 'The phone number does not take top-ups',
  giftCard: 'The seller is out of stock',
}

/** How far an order is: what is not sent by post arrives at once, or fails. */
function progressOf(world: World, random: Random, kind: string, { at, purchase }: Bought) {
  const { now } = world.calendar
  if (purchase.isRefunded) return { state: 'refunded' as const, doneAt: null }
  if (kind !== 'physical') {
    const isOutside = kind === 'carrierTopUp' || kind === 'giftCard'
    if (isOutside && at > now - 2 * day) return { state: 'processing' as const, doneAt: null }
    if (isOutside && at > now - 20 * day && random.chance(0.2)) return { state: 'failed' as const, doneAt: null }
    const doneAt = Math.min(now, arrivalOf(random, kind, at))
    return { state: at > now - 7 * day ? ('delivered' as const) : ('completed' as const), doneAt }
  }
  const doneAt = arrivalOf(random, kind, at)
  if (at > now - 2.5 * day) return { state: random.chance(0.1) ? ('held' as const) : ('paid' as const), doneAt: null }
  if (doneAt > now) return { state: 'shipped' as const, doneAt: null }
  return { state: doneAt > now - 7 * day ? ('delivered' as const) : ('completed' as const), doneAt }
}

export const integralOrderGenerator: Generator = {
  isWhole: true,
  isLater: true,
  distinct: true,
  count: (world) => purchases(world).length,
  row(world, index, random): Order {
    const bought = purchases(world)[index]!
    const { user, at, purchase } = bought
    const { kind } = storeGoods(world)[purchase.goods]!
    const { market } = viewerAt(world, user)
    const { state, doneAt } = progressOf(world, random, kind, bought)
    const isSent = kind === 'physical' && /^(shipped|delivered|completed)$/.test(state)
    const isDone = doneAt !== null
    const changedAt = doneAt ?? (isSent ? at + 40 * hour : state === 'refunded' ? at + 5 * hour : at + 30_000)
    const dial = countries.find(({ iso2 }) => iso2 === market.iso2)?.dial ?? '+1'
    return {
      state,
      orderNo: orderNumbers(world).get(purchase) ?? '',
      user: world.id('user', user),
      goods: world.id('integralGoods', purchase.goods),
      count: 1,
      points: purchase.price,
      cashPaid: 0,
      currency: 'USD',
      cost: unitCostOf(purchase.price),
      country: countryId(world, market.iso2),
      receiver:
        kind === 'physical'
          ? {
              name: personName(random, market.voice).zh_CN,
              phone: `${dial}${market.phone[0]}${random.characters(market.phone[1], '0123456789')}`.slice(0, 20),
              country: countryId(world, market.iso2) ?? 0,
              line: random.pick(streets[market.voice]!),
              postcode: random.characters(5, '123456789'),
            }
          : null,
      carrier: isSent ? carriers[market.voice]! : null,
      tracking: isSent ? `P${random.characters(11, '0123456789')}` : null,
      code:
        isDone && (kind === 'giftCard' || kind === 'coupon')
          ? random.characters(12, 'ABCDEFGHJKMNPQRSTUVWXYZ23456789')
          : null,
      supplierRef: failures[kind] && isDone ? `S-${random.characters(10, '0123456789')}` : null,
      riskScore: state === 'held' ? random.between(66, 88) : random.skewed(60, 2.5),
      shipBy: kind === 'physical' ? instant(at + 72 * hour) : null,
      doneAt: doneAt === null ? null : instant(doneAt),
      failReason: state === 'failed' ? (failures[kind] ?? null) : null,
      refundReason: state === 'refunded' ? 'Out of stock at the supplier' : null,
      createdAt: instant(at),
      updatedAt: instant(Math.min(world.calendar.now, changedAt)),
      ...(isSent || state === 'refunded' ? {} : { updatedBy: null }),
    }
  },
}

const badges = ['hot', 'none', 'none', 'new', 'none', 'limited'] as const
/** What has been taken off the shelf, and what is sold out. */
const states: Readonly<Record<string, NonNullable<Goods['state']>>> = { shirt: 'offSale', card_apple: 'soldOut' }

/** Costs what its points are worth, and has sold what was ordered. */
export const integralGoodsGenerator: Generator = {
  ...written,
  row(world, index, random): Goods {
    const row = written.row(world, index, random)
    const { now } = world.calendar
    const { kind, price, code } = storeGoods(world)[index]!
    const sold = purchases(world).filter(({ purchase }) => purchase.goods === index)
    const sold30d = sold.filter(({ at }) => at > now - 30 * day).length
    const state = states[code] ?? 'onSale'
    const total = kind === 'physical' ? 300 : kind === 'giftCard' ? 500 : 20_000
    return {
      ...row,
      ...{ state, sold30d },
      reward: null,
      cashPart: 0,
      currency: 'USD',
      unitCost: unitCostOf(price),
      cost30d: sold30d * unitCostOf(price),
      areas: [-1],
      clients: null,
      minLevel: kind === 'physical' || kind === 'giftCard' ? 5 : 0,
      vipOnly: false,
      stockTotal: total,
      stockLeft: state === 'soldOut' ? 0 : total - sold.length,
      stockDay: kind === 'giftCard' ? 20 : null,
      perUserLimit: kind === 'lottery' ? 10 : kind === 'physical' ? 1 : 2,
      limitCycle: kind === 'lottery' ? 'day' : kind === 'physical' ? 'ever' : 'month',
      badge: badges[index % badges.length]!,
      codes: kind === 'giftCard' || kind === 'coupon' ? (state === 'soldOut' ? 0 : 240 + ((index * 37) % 160)) : 0,
      startsAt: null,
      endsAt: null,
      createdAt: instant(now - (310 - index * 3) * day),
      updatedAt: instant(state === 'onSale' ? now - (250 - index * 3) * day : now - (3 + index) * day),
    }
  },
}
