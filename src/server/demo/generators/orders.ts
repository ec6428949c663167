import type order from '../../../entities/goods-and-order/order'
import { day, hour, instant, minute } from '../calendar'
import { ipAddress } from '../people'
import type { Generator, RowOf } from '../world'
import { versionInUse } from './clients'
import { countryId } from './places'
import { clientOf, viewerAt } from './viewers'
import { marketOf } from './markets'
import { isPaid } from './paid-states'
import { channelOrderNo, payChannelOf } from './pay-channels'
import { drawnOrder } from './order-draws'
import { productAt } from './products'
import { priced } from './prices'
import { purchaseOfOrder } from './vip-orders'
import { planAt } from './vip-plans'

export type Order = RowOf<typeof order>

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

export const orderGenerator: Generator = {
  distinct: true,
  row(world, index, random): Order {
    const { good, isDiscounted, state: drawn, buyer: anybody } = drawnOrder(world, random)
    // VIP that was delivered is what a member has: who bought it, when and for how long is known from there.
    const purchase = purchaseOfOrder(world, index)
    const plan = purchase?.change.plan === undefined ? undefined : planAt(purchase.change.plan)
    const buyer = purchase?.user ?? anybody
    const { market: home, registeredAt } = viewerAt(world, buyer)
    const product = plan?.product ?? good
    const { kind, name, cents, coins } = productAt(product)
    const { currency, amount: listPrice, rate } = priced(home, cents)
    const discount = isDiscounted ? Math.round(listPrice * 0.2) : 0
    const amount = listPrice - discount
    const { now } = world.calendar
    const isOpen = drawn === 'created' || drawn === 'pending' || drawn === 'paid'
    const isStuck = drawn === 'deliveryFailed' || drawn === 'unknown'
    const drawnAt = isOpen
      ? now - random.next() * 25 * minute
      : isStuck
        ? Math.max(registeredAt, now - random.next() * 30 * hour)
        : world.calendar.between(random, registeredAt, now, home.offset)
    // Days are given some minutes after they were ordered.
    const moment = purchase ? purchase.change.at - 6 * minute : drawnAt
    const wasPaid = isPaid(drawn)
    const isRenewal = purchase?.change.kind === 'renewal'
    const subscribedBy = purchase?.subscription ?? null
    const clientId = clientOf(world, buyer, home)
    const amountUsd = Math.round(cents * (amount / Math.max(1, listPrice)))
    const market = marketOf(world, clientId, home)
    const payChannel = payChannelOf(clientId, home, random)
    return {
      orderNo: `${instant(moment).slice(0, 10).replaceAll('-', '')}${String(index + 1).padStart(10, '0')}`,
      user: world.id('user', buyer) ?? 0,
      kind,
      product: world.id('product', product),
      // As the shop called it to the buyer.
      productName: home.voice.startsWith('zh') ? name.zh_CN : name.en,
      quantity: 1,
      listPrice,
      discount,
      amount,
      currency,
      tax: Math.round(amount * 0.1),
      fee: wasPaid ? Math.round(amount * (clientId === 8 || clientId === 9 ? 0.04 : 0.3)) : 0,
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
      periodNo: kind === 'vip' ? (purchase?.change.periodNo ?? 1) : null,
      subscription: subscribedBy === null ? null : world.id('subscription', subscribedBy),
      channelOrderNo: wasPaid ? channelOrderNo(payChannel, random) : null,
      market,
      country: countryId(world, home.iso2),
      client: world.id('client', clientId - 1),
      clientVersion: versionInUse(world, clientId, random),
      channel: world.id('channel', random.skewed(world.count('channel'), 2.2)),
      payChannel: world.id('payChannel', payChannel),
      scene: isRenewal ? 'renewal' : random.pick(scenes),
      device: world.id('device', buyer),
      ip: ipAddress(random),
      riskScore: drawn === 'chargedBack' ? random.between(60, 95) : random.skewed(50, 2.5),
      failCode:
        drawn === 'failed'
          ? random.pick(['card_declined', 'insufficient_funds', 'user_cancelled', 'issuer_timeout'])
          : null,
      isTest: random.chance(0.005),
      paidAt: wasPaid ? instant(Math.min(now, moment + random.between(5, 240) * 1000)) : null,
      deliveredAt:
        wasPaid && drawn !== 'paid' && drawn !== 'deliveryFailed'
          ? instant(Math.min(now, moment + random.between(241, 400) * 1000))
          : null,
      reconcile: wasPaid
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
