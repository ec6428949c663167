import type order from '../../../entities/goods-and-order/order'
import { day, instant, minute } from '../calendar'
import { ipAddress } from '../people'
import { weightsOf } from '../../base/random'
import type { Generator, RowOf } from '../world'
import { versionInUse } from './clients'
import { countryId } from './places'
import { clientOf } from './users'
import { viewerAt } from './viewers'
import { marketOf } from './markets'
import { goods } from './products'
import { priced } from './prices'

export type Order = RowOf<typeof order>

const goodsWeights = weightsOf({
  0: 24,
  1: 6,
  2: 5,
  3: 9,
  4: 13,
  5: 12,
  6: 8,
  7: 5,
  8: 2,
  9: 8,
  10: 3,
  11: 3,
  12: 1,
  13: 1,
})

const orderStates = weightsOf({
  delivered: 80,
  closed: 7,
  failed: 6,
  pending: 0.5,
  refunded: 2,
  partlyRefunded: 1,
  chargedBack: 0.6,
  deliveryFailed: 0.8,
  paid: 0.4,
  unknown: 0.7,
  created: 1,
})

const scenes = [
  'vipCentre',
  'wallet',
  'wallet',
  'player',
  'shortPlayer',
  'shortPlayer',
  'liveRoom',
  'popup',
  'push',
  'web',
] as const

const paidStates = new Set(['delivered', 'refunded', 'partlyRefunded', 'chargedBack', 'deliveryFailed', 'paid'])

export const orderGenerator: Generator = {
  distinct: true,
  row(world, index, random): Order {
    const users = Math.max(1, world.count('user'))
    const buyer = (random.skewed(users, 1.4) * 7_919) % users
    const { market: home, registeredAt } = viewerAt(world, buyer)
    const good = Number(random.weighted(goodsWeights))
    const [kind, zh, en, cents, coins] = goods[good]!
    const { currency, amount: listPrice, rate } = priced(home, cents)
    const discount = random.chance(0.2) ? Math.round(listPrice * 0.2) : 0
    const amount = listPrice - discount
    const drawn = random.weighted(orderStates)
    const { now } = world.calendar
    const isOpen = drawn === 'created' || drawn === 'pending' || drawn === 'paid'
    const moment = isOpen
      ? now - random.next() * 25 * minute
      : world.calendar.between(random, registeredAt, now, home.offset)
    const isPaid = paidStates.has(drawn)
    const isRenewal = kind === 'vip' && random.chance(0.4)
    const clientId = clientOf(world, buyer, home)
    const amountUsd = Math.round(cents * (amount / Math.max(1, listPrice)))
    const market = marketOf(world, clientId, home)
    return {
      orderNo: `${instant(moment).slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(10, '0')}`,
      user: world.id('user', buyer) ?? 0,
      kind,
      product: world.id('product', good),
      // As the shop called it to the buyer.
      productName: home.voice.startsWith('zh') ? zh : en,
      quantity: 1,
      listPrice,
      discount,
      amount,
      currency,
      tax: Math.round(amount * 0.1),
      fee: isPaid ? Math.round(amount * (clientId === 8 || clientId === 9 ? 0.04 : 0.3)) : 0,
      rate,
      amountUsd,
      refunded:
        drawn === 'refunded' || drawn === 'chargedBack'
          ? amount
          : drawn === 'partlyRefunded'
            ? Math.round(amount * 0.4)
            : 0,
      coins,
      isRenewal,
      periodNo: kind === 'vip' ? (isRenewal ? random.between(2, 9) : 1) : null,
      subscription: isRenewal ? world.id('subscription', buyer) : null,
      channelOrderNo: isPaid
        ? `GPA.${random.characters(4, '0123456789')}-${random.characters(4, '0123456789')}-${random.characters(5, '0123456789')}`
        : null,
      market,
      country: countryId(world, home.iso2),
      client: world.id('client', clientId - 1),
      clientVersion: versionInUse(world, clientId, random),
      channel: world.id('channel', random.skewed(world.count('channel'), 2.2)),
      scene: isRenewal ? 'renewal' : random.pick(scenes),
      device: world.id('device', buyer),
      ip: ipAddress(random),
      riskScore: drawn === 'chargedBack' ? random.between(60, 95) : random.skewed(50, 2.5),
      failCode:
        drawn === 'failed'
          ? random.pick(['card_declined', 'insufficient_funds', 'user_cancelled', 'issuer_timeout'])
          : null,
      isTest: random.chance(0.005),
      paidAt: isPaid ? instant(Math.min(now, moment + random.between(5, 240) * 1000)) : null,
      deliveredAt:
        isPaid && drawn !== 'paid' && drawn !== 'deliveryFailed'
          ? instant(Math.min(now, moment + random.between(241, 400) * 1000))
          : null,
      reconcile: isPaid
        ? now - moment < day
          ? 'pending'
          : random.chance(0.99)
            ? 'matched'
            : random.pick(['missingThere', 'amountDiffers'] as const)
        : 'pending',
      state: drawn,
      createdAt: instant(moment),
      createdBy: null,
      updatedAt: instant(moment),
      updatedBy: null,
    }
  },
}
